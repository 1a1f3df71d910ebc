import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { LogoMark } from './LogoMark.tsx';

const meta = preview.meta({
  component: LogoMark,
  parameters: guide({
    instead: [{ use: 'Avatar', when: 'it stands for an assistant or a person.' }],
    dos: ['Let the product’s name stand beside it.', 'Keep it at 20 px or more.'],
    donts: ['Stand it for an assistant or a person.', 'Color it by hand.'],
    accessibility: ['Decoration: the name of the product stands beside it, or names the link around it.'],
  }),
  args: { size: 32 },
});

export const Small = meta.story({ args: { size: 20 } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 96 } });

import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { StepIllustration } from './StepIllustration.tsx';

const meta = preview.meta({
  component: StepIllustration,
  parameters: guide({
    instead: [{ use: 'Illustration', when: 'a list is empty, or a page shows an error' }],
    dos: ['Show what the choice beside it means.', 'Let the words beside it carry the meaning.'],
    donts: ['Take it for an error or an empty list.', 'Put two sizes of it side by side.'],
    accessibility: [
      'Hidden from assistive technology: the choice or the title beside it says what it shows.',
    ],
  }),
});

export const Support = meta.story({ args: { name: 'support' } });
export const Sales = meta.story({ args: { name: 'sales' } });
export const Knowledge = meta.story({ args: { name: 'knowledge' } });
export const BlankPage = meta.story({ args: { name: 'blankPage' } });
export const OwnSite = meta.story({ args: { name: 'ownSite' } });
export const Ready = meta.story({ args: { name: 'ready' } });
export const Tiny = meta.story({ args: { name: 'support', size: 'tiny' } });

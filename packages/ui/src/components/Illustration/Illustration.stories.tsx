import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Illustration } from './Illustration.tsx';

const meta = preview.meta({
  component: Illustration,
  parameters: guide({
    instead: [
      { use: 'StepIllustration', when: 'a step of the welcome wizard wants a picture' },
      { use: 'Icon', when: 'something small stands beside words' },
    ],
    dos: ['Let title and text say everything.', 'Use one on a page.'],
    donts: ['Put it where something small stands beside words.', 'Decorate a page that has content.'],
    accessibility: [
      'Hidden from assistive technology: the title and text beside it have to say everything.',
      'Drawn with the theme’s colors, so it follows dark, high contrast and every accent.',
    ],
  }),
});

export const NotAuthorized = meta.story({ args: { name: 'notAuthorized' } });
export const NotFound = meta.story({ args: { name: 'notFound' } });
export const ServerError = meta.story({ args: { name: 'serverError' } });
export const NoAssistants = meta.story({ args: { name: 'noAssistants' } });
export const EmptyList = meta.story({ args: { name: 'emptyList' } });
export const Welcome = meta.story({ args: { name: 'welcome' } });
export const Offline = meta.story({ args: { name: 'offline' } });
export const Small = meta.story({ args: { name: 'welcome', size: 'small' } });

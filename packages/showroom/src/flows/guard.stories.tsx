// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import type { Audience } from '@parley/model';
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.type<{ args: { audience?: Audience | undefined } }>().meta({
  title: 'Flows/guard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
  argTypes: { audience: { control: 'radio', description: 'Who looks at it' } },
});

export const Checking = meta.story({
  name: 'checking',
  render: () => renderState('guard', 'checking'),
});
export const Rendering = meta.story({
  name: 'rendering',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('guard', 'rendering', audience),
});
export const RenderingUser = meta.story({
  name: 'rendering@user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('guard', 'rendering@user', audience),
});
export const RedirectingWizard = meta.story({
  name: 'redirecting.wizard',
  render: () => renderState('guard', 'redirecting.wizard'),
});
export const RedirectingNoAssistants = meta.story({
  name: 'redirecting.noAssistants',
  render: () => renderState('guard', 'redirecting.noAssistants'),
});
export const RedirectingList = meta.story({
  name: 'redirecting.list',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('guard', 'redirecting.list', audience),
});
export const LoggingOut = meta.story({
  name: 'loggingOut',
  render: () => renderState('guard', 'loggingOut'),
});
export const NotFound = meta.story({
  name: 'notFound',
  render: () => renderState('guard', 'notFound'),
});

// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import type { Audience } from '@parley/model';
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.type<{ args: { audience?: Audience | undefined } }>().meta({
  title: 'Flows/globalFeedback',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
  argTypes: { audience: { control: 'radio', description: 'Who looks at it' } },
});

export const Quiet = meta.story({
  name: 'quiet',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'quiet', audience),
});
export const ToastsPassing = meta.story({
  name: 'toasts.passing',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing', audience),
});
export const ToastsPassingSuccess = meta.story({
  name: 'toasts.passing@success',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing@success', audience),
});
export const ToastsPassingRefused = meta.story({
  name: 'toasts.passing@refused',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing@refused', audience),
});
export const ToastsPassingRateLimited = meta.story({
  name: 'toasts.passing@rateLimited',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing@rateLimited', audience),
});
export const ToastsPassingSeveral = meta.story({
  name: 'toasts.passing@several',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing@several', audience),
});
export const ToastsPassingUndoable = meta.story({
  name: 'toasts.passing@undoable',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.passing@undoable', audience),
});
export const ToastsHeld = meta.story({
  name: 'toasts.held',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('globalFeedback', 'toasts.held', audience),
});
export const Refused = meta.story({
  name: 'refused',
  render: () => renderState('globalFeedback', 'refused'),
});
export const Refused461 = meta.story({
  name: 'refused@461',
  render: () => renderState('globalFeedback', 'refused@461'),
});
export const Refused462 = meta.story({
  name: 'refused@462',
  render: () => renderState('globalFeedback', 'refused@462'),
});
export const Refused463 = meta.story({
  name: 'refused@463',
  render: () => renderState('globalFeedback', 'refused@463'),
});
export const Refused464 = meta.story({
  name: 'refused@464',
  render: () => renderState('globalFeedback', 'refused@464'),
});
export const RefusedOverToasts = meta.story({
  name: 'refused@overToasts',
  render: () => renderState('globalFeedback', 'refused@overToasts'),
});
export const RefusedOneWaits = meta.story({
  name: 'refused@oneWaits',
  render: () => renderState('globalFeedback', 'refused@oneWaits'),
});

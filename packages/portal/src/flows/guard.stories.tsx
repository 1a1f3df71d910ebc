// Written by `node scripts/flows.ts` from the machine's fixtures; changes by hand are lost.
import preview from '../../../../.storybook/preview.tsx';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/guard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Checking = meta.story({
  name: 'checking',
  render: () => renderState('guard', 'checking'),
});
export const Rendering = meta.story({
  name: 'rendering',
  render: () => renderState('guard', 'rendering'),
});
export const RenderingUser = meta.story({
  name: 'rendering@user',
  render: () => renderState('guard', 'rendering@user'),
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
  render: () => renderState('guard', 'redirecting.list'),
});
export const LoggingOut = meta.story({
  name: 'loggingOut',
  render: () => renderState('guard', 'loggingOut'),
});
export const NotFound = meta.story({
  name: 'notFound',
  render: () => renderState('guard', 'notFound'),
});

import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { QuickStartScreen } from './QuickStartScreen.tsx';

const meta = preview.meta({
  component: QuickStartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    links: {
      create: '/create-assistant',
      assistants: '/',
      chat: '/assistants/chat/1' as string | null,
      users: '/users',
      billing: '/billing',
    },
    snippet:
      '<script async src="https://parley.example/widget.js" data-assistant="7d0f…" data-widget-key="wk_…"></script>',
    supportEmail: 'support@parley.test',
  },
});

export const Default = meta.story();
export const Phone = meta.story({ globals: onPhone });

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  arabicConversation,
  chatView,
  FIXED_TIME_ZONE,
  manyMessages,
  noActions,
  shopAssistant,
  threeDays,
} from '../../chat/chat.fixtures.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ChatScreen } from './ChatScreen.tsx';

const meta = preview.meta({
  component: ChatScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    assistant: shopAssistant,
    description: 'Shipping, returns, warranty and opening hours',
    view: chatView({ messages: threeDays }),
    actions: { ...noActions, onNewChat: fn() },
    backHref: '/',
    timeZone: FIXED_TIME_ZONE,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

export const Admin = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the assistants' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'New chat' }));
    await expect(args.actions.onNewChat).toHaveBeenCalledOnce();
  },
});
export const User = meta.story({
  args: { backHref: undefined, headerEnd: <Button variant="quiet">Logout</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back to the assistants' })).toBeNull();
  },
});
export const Empty = meta.story({ args: { view: chatView({ messages: [] }) } });
export const Loading = meta.story({ args: { view: chatView({ phase: 'loading', messages: [] }) } });
export const HistoryFailed = meta.story({
  args: { view: chatView({ phase: 'historyFailed', messages: [] }) },
});
export const NoAccess = meta.story({
  args: { view: chatView({ phase: 'closed', closedReason: 'noAccess', messages: [] }) },
});
export const Unavailable = meta.story({
  args: { view: chatView({ phase: 'closed', closedReason: 'unavailable', messages: [] }) },
});
export const TwoHundredMessages = meta.story({ args: { view: chatView({ messages: manyMessages(200) }) } });
export const LongName = meta.story({
  args: {
    assistant: { ...shopAssistant, name: 'Kundenbetreuungsassistent für Rückgabeangelegenheiten '.repeat(4) },
    description: 'Eine sehr lange Beschreibung, die in keiner Kopfzeile Platz hat. '.repeat(6),
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    assistant: {
      ...shopAssistant,
      name: 'مساعد المتجر',
      placeholder: 'اكتب رسالة',
      disclaimer: 'قد تكون الإجابات خاطئة.',
    },
    description: 'الشحن والإرجاع والضمان',
    view: chatView({ messages: arabicConversation }),
  },
});

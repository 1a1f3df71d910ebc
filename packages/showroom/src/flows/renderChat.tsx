import { exampleReplies } from '@parley/api/examples';
import { type ChatEvent, connectChat } from '@parley/machines/chat';
import { fixtures } from '@parley/machines/fixtures';
import type { Audience } from '@parley/model';
import { ChatScreen } from '@parley/ui';
import { WidgetChatScreen } from '@parley/ui/chat';
import { Thread } from '@parley/ui/thread';
import { AdminFrame, stay, UserFrame } from './frames.tsx';

type Snapshot = Parameters<typeof connectChat>[0];

const assistant = exampleReplies.getWidgetAssistant;

/** The one chat screen, in the frame of whoever the audience is: shell, slim header, or the widget. */
function chatScreen(audience: Audience, snapshot: Snapshot, send: (event: ChatEvent) => void) {
  const { view, actions: callbacks } = connectChat(snapshot, send);
  const actions = { ...callbacks, ...(audience === 'admin' ? { onManageSubscription: stay } : {}) };
  const chat = { assistant, view, actions, timeZone: 'UTC' };
  switch (audience) {
    case 'admin':
      return (
        <AdminFrame content="full">
          <ChatScreen {...chat} description={assistant.description} backHref="/" />
        </AdminFrame>
      );
    case 'user':
      return (
        <UserFrame>
          <ChatScreen {...chat} description={assistant.description} />
        </UserFrame>
      );
    case 'visitor':
      return (
        <div style={{ blockSize: '100dvh' }}>
          <WidgetChatScreen {...chat} thread={Thread} onClose={stay} />
        </div>
      );
  }
}

/** The chat as its audience sees it (CH-4); what is done there goes to `send`. */
export function renderChat(snapshot: Snapshot, send: (event: ChatEvent) => void = stay) {
  return chatScreen(snapshot.context.audience, snapshot, send);
}

/** Where a user without administrator's rights arrives (RT-8). */
export function UserChat() {
  return chatScreen('user', fixtures.chat['ready.idle.empty'], stay);
}

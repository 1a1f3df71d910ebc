import { useApp } from '../app/AppContext.tsx';
import { lazyScreen } from '../app/lazyScreen.ts';
import { roleOf } from '../app/role.ts';
import AssistantListPage from './AssistantListPage.tsx';

/** The index of everybody but administrators; the route fetches it, also when it is tried again. */
export const LastChatPage = lazyScreen(() => import('../chat/LastChatPage.tsx'));

/** The index: the assistant list of administrators, the chat of everybody else (RT-1, RT-8). */
export default function IndexPage() {
  return roleOf(useApp()).home === 'assistants' ? <AssistantListPage /> : <LastChatPage />;
}

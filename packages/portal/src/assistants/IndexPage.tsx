import { lazy } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import AssistantListPage from './AssistantListPage.tsx';

const LastChatPage = lazy(() => import('../chat/LastChatPage.tsx'));

/** The index: the assistant list of administrators, the chat of everybody else (RT-1, RT-8). */
export default function IndexPage() {
  return roleOf(useApp()).home === 'assistants' ? <AssistantListPage /> : <LastChatPage />;
}

import { ChatScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { openCustomerPortal } from '../billing/leave.ts';
import { keepLastAssistant } from '../chat/lastAssistant.ts';
import { useChat } from '../chat/useChat.ts';
import { useTitle } from './useTitle.ts';

const unknownAssistant = {
  name: '',
  description: '',
  avatarUrl: null,
  welcomeMessage: '',
  starterQuestions: [],
  placeholder: '',
  disclaimer: '',
};

/** The chat screen with everything behind it. Another assistant needs another instance: give it the guid as its key. */
export function Conversation({ assistantGuid }: { assistantGuid: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const { data: assistant } = useQuery(app.queries.assistant(assistantGuid));
  const { view, actions } = useChat(assistantGuid);
  const isAdmin = userOf(app)?.user.isAdmin ?? false;

  useTitle(assistant ? 'screens.titles.chatWith' : 'screens.titles.chat', { name: assistant?.name ?? '' });
  useEffect(() => {
    if (assistant) keepLastAssistant(assistant.assistantGuid);
  }, [assistant]);

  const manageSubscription = (status: number) => {
    if (status === 461) void openCustomerPortal(app);
    else void navigate({ to: '/pricing' });
  };

  // The conversation shows its own loading and errors; until the assistant is there too, it is loading.
  const shown = view.phase === 'ready' && !assistant ? { ...view, phase: 'loading' as const } : view;
  return (
    <ChatScreen
      assistant={assistant ?? unknownAssistant}
      description={assistant?.description ?? ''}
      view={shown}
      actions={{
        ...actions,
        ...(isAdmin ? { onManageSubscription: manageSubscription } : {}),
      }}
      backHref={isAdmin ? '/' : undefined}
      autoFocus
    />
  );
}

import { chatActionsOf, chatViewOf, chatWith, unsentText } from '@parley/machines/chat';
import type { ChatActions, ChatView } from '@parley/ui/chat';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { createChatPorts } from './chatPorts.ts';
import { keepDraft, readDraft } from './draft.ts';

/** A running chat with an assistant: what its panel shows, and what the reader can do. */
export function useChat(assistantGuid: string): { view: ChatView; actions: ChatActions } {
  const app = useApp();
  const logic = useMemo(() => chatWith(createChatPorts(app.client, assistantGuid)), [app, assistantGuid]);
  const actor = useActorRef(logic, {
    input: {
      audience: userOf(app)?.user.isAdmin ? 'admin' : 'user',
      threadId: null,
      draft: readDraft(assistantGuid),
      isOnline: navigator.onLine,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
    },
  });

  useEffect(() => {
    const keeping = actor.subscribe((snapshot) => keepDraft(assistantGuid, unsentText(snapshot.context)));
    const raising = actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback));
    const leaving = actor.on('login.wanted', ({ unsent }) => {
      keepDraft(assistantGuid, unsent);
      app.signIn.send({ type: 'login.requested', returnTo: location.href });
    });
    const counting = actor.on('message.accepted', () => {
      void app.queryClient.invalidateQueries({ queryKey: app.queries.assistants.queryKey });
      void app.queryClient.invalidateQueries({ queryKey: app.queries.last24Hours.queryKey });
    });
    const online = () => actor.send({ type: 'network.restored' });
    const offline = () => actor.send({ type: 'network.lost' });
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      for (const subscription of [keeping, raising, leaving, counting]) subscription.unsubscribe();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [actor, app, assistantGuid]);

  useEffect(() => {
    const restored = app.signIn.on('session.refreshed', () => actor.send({ type: 'session.restored' }));
    return () => restored.unsubscribe();
  }, [actor, app]);

  const actions = useMemo(() => chatActionsOf(actor.send), [actor]);
  return { view: useSelector(actor, chatViewOf), actions };
}

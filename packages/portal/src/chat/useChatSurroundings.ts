import type { chatWith } from '@parley/machines/chat';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/AppContext.tsx';

/** Tells a chat of network and session, and shows its dialogs (ER-1). */
export function useChatSurroundings(actor: ActorRefFrom<ReturnType<typeof chatWith>>): void {
  const app = useApp();
  useEffect(() => {
    const raising = actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback));
    const restoring = app.signIn.on('session.refreshed', () => actor.send({ type: 'session.restored' }));
    const online = () => actor.send({ type: 'network.restored' });
    const offline = () => actor.send({ type: 'network.lost' });
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      raising.unsubscribe();
      restoring.unsubscribe();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [actor, app]);
}

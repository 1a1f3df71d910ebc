import { connectGlobalFeedback, type GlobalFeedbackEvent } from '@parley/machines';
import type { Audience } from '@parley/model';
import { GlobalFeedback } from '@parley/ui';
import { Landing, stay } from './frames.tsx';
import { UserChat } from './renderChat.tsx';

/**
 * Toasts and the dialog over where the audience arrives (SH-8, ER-1); what is done with them goes to `send`.
 */
export function renderGlobalFeedback(
  snapshot: Parameters<typeof connectGlobalFeedback>[0],
  send: (event: GlobalFeedbackEvent) => void = stay,
  audience: Audience | undefined = 'admin',
) {
  const { view, actions } = connectGlobalFeedback(snapshot, send);
  return (
    <>
      {audience === 'admin' ? <Landing /> : <UserChat />}
      <GlobalFeedback {...view} {...actions} />
    </>
  );
}

import { chatWith, connectChat, inputOfPage } from '@parley/machines/chat';
import type { AssistantDraft } from '@parley/model';
import { ChatPanel, CitedFileLinks } from '@parley/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { useApp } from '../app/AppContext.tsx';
import { focusesField } from '../chat/focusesField.ts';
import { useChatSurroundings } from '../chat/useChatSurroundings.ts';
import { useManageSubscription } from '../chat/useManageSubscription.ts';
import { createDraftTestPorts } from './draftTestPorts.ts';
import { dataFileHref } from './editorHref.ts';

/** A running test. Its owner keeps it while the chat is closed or shown in another place. */
export interface KeptTest {
  chat: ActorRefFrom<ReturnType<typeof chatWith>> | null;
  /** What the form holds. */
  draft: AssistantDraft;
}

export interface DraftTestProps {
  assistantGuid: string;
  draft: AssistantDraft;
  /** Where the running test is kept; it is begun where there is none. */
  kept: KeptTest;
  /** Closes it, where its code cannot be had. */
  onClose: () => void;
}

/** The test chat of a draft, connected (AS-4). */
export default function DraftTest({ assistantGuid, draft, kept }: DraftTestProps) {
  const app = useApp();
  const onManageSubscription = useManageSubscription();
  const [actor] = useState(() => {
    kept.chat ??= createActor(chatWith(createDraftTestPorts(app.client, assistantGuid, () => kept.draft)), {
      input: inputOfPage('admin'),
    }).start();
    return kept.chat;
  });
  useChatSurroundings(actor);
  useEffect(() => {
    const leaving = actor.on('login.wanted', () =>
      app.signIn.send({ type: 'login.requested', returnTo: location.href }),
    );
    return () => leaving.unsubscribe();
  }, [actor, app]);

  const snapshot = useSelector(actor, (current) => current);
  const { view, actions } = useMemo(() => connectChat(snapshot, actor.send), [snapshot, actor]);
  const { name, avatarUrl, welcomeMessage, starterQuestions, placeholder, disclaimer } = draft;
  const assistant = useMemo(
    () => ({
      ...{ name, avatarUrl, welcomeMessage, placeholder, disclaimer },
      starterQuestions: starterQuestions.filter((question) => question.trim() !== ''),
      // There is nobody whom a rating of a test would tell anything.
      feedback: false,
    }),
    [name, avatarUrl, welcomeMessage, starterQuestions, placeholder, disclaimer],
  );
  const hrefOf = useMemo(() => dataFileHref(assistantGuid), [assistantGuid]);
  return (
    <CitedFileLinks hrefOf={hrefOf}>
      <ChatPanel
        assistant={assistant}
        view={view}
        actions={{ ...actions, onManageSubscription }}
        autoFocus={focusesField()}
      />
    </CitedFileLinks>
  );
}

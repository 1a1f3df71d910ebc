import type { AssistantAnswers } from '@parley/model';
import { CreateAssistantScreen, type CreateAssistantState } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { callOrLookUp } from '../app/callOrLookUp.ts';
import { problemInPlace } from '../app/listState.ts';
import { useRefusedSubscription } from '../billing/useRefusedSubscription.ts';
import { assistantsChanged } from './assistantsChanged.ts';

/** Name of what is kept: the id of the assistant that the last press of the button was to make. */
const TRIED_ID = 'createAssistant.id';

/**
 * Makes an assistant and goes to its chat, to try it (AS-2); says where the plan or the subscription allows
 * none.
 */
export default function CreateAssistantPage() {
  const app = useApp();
  const { client, queries, unsaved } = app;
  const navigate = useNavigate();
  // One id for all tries, also after a reload: a reply that was lost makes no second assistant.
  const [assistantGuid] = useState(() => {
    const kept = unsaved.read(TRIED_ID);
    return typeof kept === 'string' ? kept : crypto.randomUUID();
  });
  /** The list tells of a lost reply whether the call had arrived. */
  const lookUp = async () => {
    const { assistants } = await client.call('getAssistants');
    return assistants.find((each) => each.assistantGuid === assistantGuid) ?? null;
  };
  const creating = useMutation({
    async mutationFn(answers: AssistantAnswers) {
      unsaved.keep(TRIED_ID, assistantGuid);
      await callOrLookUp<unknown>(
        () => client.call('createAssistant', { ...answers, assistantGuid }),
        lookUp,
      );
    },
    async onSuccess() {
      unsaved.keep(TRIED_ID, null);
      await assistantsChanged(app);
    },
  });
  /** Only from this page: who has left it meanwhile stays where they are, with what they type there. */
  function openChat() {
    unsaved.forgetHeld();
    void navigate({ to: '/assistants/chat/$id/{-$firstSession}', params: { id: assistantGuid } });
  }
  // The route reads it ahead; where that fails, the reply to the form says it.
  const { data } = useQuery({ ...queries.assistants, enabled: false });
  const isFull = data !== undefined && data.assistants.length >= data.assistantLimit;
  const refused = useRefusedSubscription();
  function stateBefore(): CreateAssistantState {
    // A plan that is not paid has no room, whatever is deleted.
    if (refused) return { kind: 'refused', subscription: refused, listHref: '/' };
    if (isFull)
      return { kind: 'limitReached', limit: data.assistantLimit, plansHref: '/pricing', listHref: '/' };
    return { kind: 'idle' };
  }
  // Once something was sent, what was typed stays in view whatever the reply says.
  const room: CreateAssistantState = creating.isIdle ? stateBefore() : { kind: 'busy' };
  return (
    <CreateAssistantScreen
      state={creating.isError ? problemInPlace(creating.error) : room}
      onCreate={(answers) => creating.mutate(answers, { onSuccess: openChat })}
    />
  );
}

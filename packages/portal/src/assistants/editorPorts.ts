import { ApiError, type EditedAssistant } from '@parley/api';
import type { AssistantEditorPorts } from '@parley/machines/assistantEditor';
import type { AssistantDraft, FieldErrors } from '@parley/model';
import type { App } from '../app/createApp.ts';
import { writeInPlace } from '../app/toldInPlace.ts';
import { deleteAssistants } from './deleteAssistants.ts';

/** The draft as it can be saved: without empty figures, which the screen refuses as mistakes. */
type SentDraft = EditedAssistant['draft'];

/**
 * The editor of an assistant, over the API.
 * @param formerUser words for somebody whose name is not known any more.
 */
export function createEditorPorts(
  { client, queries, queryClient, feedback }: Pick<App, 'client' | 'queries' | 'queryClient' | 'feedback'>,
  assistantGuid: string,
  formerUser: string,
): AssistantEditorPorts {
  const write = <Reply>(call: () => Promise<Reply>) => writeInPlace(queryClient, call);

  return {
    async saveDraft(draft, base, signal) {
      const input = { assistantGuid, base, draft: draft as SentDraft };
      try {
        // Without the signal: who leaves meanwhile does not break off what is being saved.
        const { version } = await write(() => client.call('saveAssistantDraft', input));
        void queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
        return { kind: 'saved', version };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409) {
          const newer = await client.call('getAssistantDraft', { assistantGuid }, { signal });
          const { version, savedBy, savedByCaller, savedAt } = newer;
          const by = { savedBy: savedBy ?? formerUser, isOwn: savedByCaller, savedAt };
          return { kind: 'conflict', newer: { draft: newer.draft, version, ...by } };
        }
        const fields = fieldErrorsOf(error);
        if (Object.keys(fields).length === 0) throw error;
        return { kind: 'refused', fields };
      }
    },
    async publish(version, signal) {
      await write(() => client.call('publishAssistant', { assistantGuid, version }, { signal }));
    },
    revert: (base, signal) =>
      write(() => client.call('revertAssistant', { assistantGuid, base }, { signal })),
    async deleteAssistant(signal) {
      await deleteAssistants({ queries, queryClient, feedback }, [assistantGuid], () =>
        write(() => client.call('deleteAssistants', { assistantGuids: [assistantGuid] }, { signal })),
      );
    },
  };
}

/** What the server found wrong, by field of the editor: `draft.starterQuestions.0` is `starterQuestions`. */
function fieldErrorsOf({ fields }: ApiError): FieldErrors {
  const found = Object.entries(fields).flatMap(([path, words]) => {
    const [root, field = '', part] = path.split('.');
    if (root !== 'draft' || field === '') return [];
    const name = field === 'userIds' ? 'audience' : field;
    return [[name === 'rateLimit' || name === 'widget' ? `${name}.${part}` : name, words]];
  });
  return Object.fromEntries(found) as FieldErrors;
}

/** Whether two drafts are the same, whatever the order of their fields. */
export function isSameDraft(one: AssistantDraft, other: AssistantDraft): boolean {
  const inOrder = (draft: AssistantDraft) => JSON.stringify(Object.entries(draft).sort());
  return inOrder(one) === inOrder(other);
}

import { ApiError, type EditedAssistant } from '@parley/api';
import type { AssistantEditorPorts, NewerDraft } from '@parley/machines/assistantEditor';
import type { FieldErrors } from '@parley/model';
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

  /** The draft that was saved over the one that is edited. */
  const readNewer = async (signal: AbortSignal) =>
    newerOf(await client.call('getAssistantDraft', { assistantGuid }, { signal }), formerUser);

  return {
    async saveDraft(draft, base, signal) {
      const input = { assistantGuid, base, draft: draft as SentDraft };
      try {
        // Without the signal: who leaves meanwhile does not break off what is being saved.
        const { version } = await write(() => client.call('saveAssistantDraft', input));
        void queryClient.invalidateQueries({ queryKey: queries.assistants.queryKey });
        return { kind: 'saved', version };
      } catch (error) {
        if (isConflict(error)) return { kind: 'conflict', newer: await readNewer(signal) };
        if (!(error instanceof ApiError)) throw error;
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
    async restore(number, base, signal) {
      const input = { assistantGuid, number, base };
      try {
        const saved = await write(() => client.call('restoreAssistantVersion', input, { signal }));
        return { kind: 'restored', ...saved };
      } catch (error) {
        if (!isConflict(error)) throw error;
        return { kind: 'conflict', newer: await readNewer(signal) };
      }
    },
    async deleteAssistant(signal) {
      await deleteAssistants({ queries, queryClient, feedback }, [assistantGuid], () =>
        write(() => client.call('deleteAssistants', { assistantGuids: [assistantGuid] }, { signal })),
      );
    },
  };
}

/** Whether the server holds a newer version than the one that the call was made for. */
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** What was read, as the version that somebody else saved. @param formerUser as in `createEditorPorts` */
export function newerOf(
  { draft, version, savedBy, savedByCaller, savedAt }: EditedAssistant,
  formerUser: string,
): NewerDraft {
  return { draft, version, savedBy: savedBy ?? formerUser, isOwn: savedByCaller, savedAt };
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

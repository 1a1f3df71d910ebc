import type { EditedAssistant } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import type { ListedDataFile, ProblemInPlace, WizardProgress } from '@parley/model';
import type { AddedFile, FileDropItem, WelcomeWizardScreenProps } from '@parley/ui';
import { dataFileStateOf, embedSnippets, problemWords } from '@parley/ui';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { feedbackOf, problemInPlace } from '../app/listState.ts';
import { useDataFiles } from '../dataFiles/useDataFiles.ts';
import type { WizardAssistant } from './wizardAssistant.ts';

type Parts = Required<Pick<WelcomeWizardScreenProps, 'avatar' | 'data' | 'starters' | 'snippet'>>;

/**
 * The parts of the wizard that need an assistant on the server: its picture, its files and the code for a
 * site (WZ-1). The assistant is made when the first of them needs it.
 */
export function useWizardParts(assistant: WizardAssistant, { step, answers }: WizardProgress): Parts {
  const app = useApp();
  const { config, queries } = app;
  const { t } = useWords();
  const [made, setMade] = useState<EditedAssistant | null>(null);
  const [avatarUrl, setAvatarUrl] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const [problem, setProblem] = useState<ProblemInPlace | null>(null);
  const [making, setMaking] = useState(false);
  const name = answers.name.trim() || t('wizard.previewName');
  const guid = useQuery({ ...queries.wizardProgress, enabled: false }).data?.assistantGuid;
  const isThere =
    useQuery({ ...queries.assistants, enabled: false }).data?.assistants.some(
      ({ assistantGuid }) => assistantGuid === guid,
    ) ?? false;

  const ensure = useCallback(async () => {
    const edited = await assistant.ensure(name);
    setMade(edited);
    setAvatarUrl((before) => before ?? edited.draft.avatarUrl);
    return edited;
  }, [assistant, name]);

  /** Makes the assistant where it is needed at once; what waits for it says why it could not be made. */
  const make = useCallback(async () => {
    setMaking(true);
    try {
      await ensure();
      setProblem(null);
    } catch (error) {
      const feedback = feedbackOf(error, 'admin', 'form');
      const { kind, ...problem } = feedback;
      // It stands until somebody tries again, where a toast would be gone.
      if (kind === 'toast' || kind === 'inline') return setProblem(problem as ProblemInPlace);
      setProblem({ code: 'told' });
      app.feedback.raise(feedback);
    } finally {
      setMaking(false);
    }
  }, [ensure, app]);

  const isNeeded = made === null && step === 'embed';
  const isElsewhere = made === null && step !== 'embed' && isThere;
  useEffect(() => {
    // The last step needs one for its line. One that was made in another browser is read before, for its
    // picture and files, and nothing lacks it where it can't be.
    if (isNeeded) void make();
    else if (isElsewhere) ensure().catch(() => undefined);
  }, [isNeeded, isElsewhere, make, ensure]);

  const choosing = useMutation({
    async mutationFn(file: File) {
      const { assistantGuid } = await ensure();
      const uploaded = await app.client.call('uploadAssistantAvatar', { assistantGuid, file });
      await assistant.change({ avatarUrl: uploaded.avatarUrl });
      return uploaded.avatarUrl;
    },
    onSuccess: setAvatarUrl,
  });
  const removing = useMutation({
    mutationFn: () => assistant.change({ avatarUrl: null }),
    onSuccess: () => setAvatarUrl(null),
  });

  const openedFile = useState<string | null>(null);
  const files = useDataFiles(made?.assistantGuid ?? '', openedFile, step === 'data', made !== null);
  const { onAdd } = files.fileActions;
  useEffect(() => {
    if (made === null || waiting.length === 0) return;
    onAdd(waiting);
    setWaiting([]);
  }, [made, waiting, onAdd]);
  const listed = files.files.kind === 'ready' ? files.files.files : [];
  const isWaiting = (id: string) => waiting.some((file) => file.id === id);
  const forget = (id: string) => setWaiting((before) => before.filter((file) => file.id !== id));
  function addFiles(added: readonly AddedFile[]) {
    if (made) return onAdd(added);
    setWaiting((before) => [...before, ...added.map((file) => ({ ...file, id: crypto.randomUUID() }))]);
    void make();
  }
  const isListed = (id: string) => listed.some((file) => file.id === id);

  return {
    avatar: {
      imageUrl: avatarUrl,
      state: avatarStateOf(choosing, removing),
      onChoose(file) {
        removing.reset();
        choosing.mutate(file);
      },
      onRemove() {
        choosing.reset();
        removing.mutate();
      },
    },
    data: {
      files: [
        ...waiting.map((file) => waitingItem(file, problem && !making ? problemWords(t, problem) : null)),
        ...files.uploads,
        ...listed.map(listedItem),
      ],
      onAdd: addFiles,
      onReplace(id, added) {
        if (!isWaiting(id)) return files.fileActions.onReplace(id, added);
        forget(id);
        addFiles([added]);
      },
      onCancel: (id) => (isWaiting(id) ? forget(id) : files.fileActions.onCancelUpload(id)),
      onRetry(id) {
        if (isWaiting(id)) void make();
        else (isListed(id) ? files.fileActions.onRetryFile : files.fileActions.onRetryUpload)(id);
      },
      onRemove(id) {
        if (isWaiting(id)) forget(id);
        else if (isListed(id)) files.fileActions.onRemove([id]);
        else files.fileActions.onDismissUpload(id);
      },
    },
    starters: true,
    snippet: made
      ? embedSnippets({
          origin: config.apiBaseUrl || window.location.origin,
          assistant: made.assistantGuid,
          widgetKey: made.widgetKey,
          title: name,
        }).script
      : problem,
  };
}

/** A file that was chosen before there was an assistant to give it to. */
interface WaitingFile extends AddedFile {
  id: string;
}

/** @param reason why its assistant could not be made; null while that is not known */
const waitingItem = (
  { id, file: { name, size: bytes } }: WaitingFile,
  reason: string | null,
): FileDropItem => ({
  ...{ id, name, bytes },
  state: reason === null ? { kind: 'waiting' } : { kind: 'failed', reason },
});

/** How the picture's way to the server stands: it is chosen or taken away, whichever was wanted last. */
function avatarStateOf(
  choosing: UseMutationResult<unknown, Error, File>,
  removing: UseMutationResult<void, Error, void>,
) {
  const error = choosing.error ?? removing.error;
  if (error) return problemInPlace(error);
  return { kind: choosing.isPending ? ('uploading' as const) : ('idle' as const) };
}

function listedItem(file: ListedDataFile): FileDropItem {
  const { id, name, bytes } = file;
  return { id, name, bytes, state: dataFileStateOf(file) };
}

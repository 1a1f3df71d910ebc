import type { EditedAssistant } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import { failureOf, feedbackFor } from '@parley/machines';
import type { ListedDataFile, WizardProgress } from '@parley/model';
import type { AddedFile, FileDropItem, WelcomeWizardScreenProps } from '@parley/ui';
import { embedSnippets } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';
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
  const [waiting, setWaiting] = useState<readonly AddedFile[]>([]);
  const name = answers.name.trim() || t('wizard.previewName');
  const guid = useQuery({ ...queries.wizardProgress, enabled: false }).data?.assistantGuid;
  const isThere =
    useQuery({ ...queries.assistants, enabled: false }).data?.assistants.some(
      ({ assistantGuid }) => assistantGuid === guid,
    ) ?? false;

  const ensure = useCallback(async () => {
    const edited = await assistant.ensure(name);
    setMade(edited);
    return edited;
  }, [assistant, name]);

  // An assistant made in another browser is read; the last step needs one for its snippet.
  const isNeeded = made === null && (isThere || step === 'embed');
  useEffect(() => {
    if (!isNeeded) return;
    ensure().then(
      ({ draft }) => setAvatarUrl((before) => before ?? draft.avatarUrl),
      // Finishing the wizard makes the same call and tells its failure.
      () => undefined,
    );
  }, [isNeeded, ensure]);

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

  const files = useDataFiles(made?.assistantGuid ?? '', made !== null);
  const { onAdd } = files.fileActions;
  useEffect(() => {
    if (made === null || waiting.length === 0) return;
    onAdd(waiting);
    setWaiting([]);
  }, [made, waiting, onAdd]);
  const listed = files.files.kind === 'ready' ? files.files.files : [];
  const isListed = (id: string) => listed.some((file) => file.id === id);

  return {
    avatar: {
      imageUrl: avatarUrl,
      state: choosing.isError
        ? problemInPlace(choosing.error)
        : { kind: choosing.isPending ? 'uploading' : 'idle' },
      onChoose: choosing.mutate,
      onRemove: () => removing.mutate(),
    },
    data: {
      files: [...waiting.map(waitingItem), ...files.uploads, ...listed.map(listedItem)],
      onAdd(added) {
        if (made) return onAdd(added);
        setWaiting((before) => [...before, ...added]);
        ensure().catch((error: unknown) => {
          setWaiting([]);
          app.feedback.raise(feedbackFor(failureOf(error), 'admin', 'form'));
        });
      },
      onCancel: files.fileActions.onCancelUpload,
      onRetry: (id) => (isListed(id) ? files.fileActions.onRetryFile : files.fileActions.onRetryUpload)(id),
      onRemove: (id) =>
        isListed(id) ? files.fileActions.onRemove([id]) : files.fileActions.onDismissUpload(id),
    },
    starters: true,
    snippet: made
      ? embedSnippets({
          origin: config.apiBaseUrl || window.location.origin,
          assistant: made.assistantGuid,
          widgetKey: made.widgetKey,
          title: name,
        }).script
      : null,
  };
}

const waitingItem = ({ file: { name, size: bytes } }: AddedFile, index: number): FileDropItem => ({
  ...{ id: `waiting ${index}`, name, bytes },
  state: { kind: 'waiting' },
});

function listedItem({ id, name, bytes, status, reason }: ListedDataFile): FileDropItem {
  return { id, name, bytes, state: status === 'failed' ? { kind: status, reason } : { kind: status } };
}

import type { EditedAssistant } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import { assistantEditorWith, connectAssistantEditor } from '@parley/machines/assistantEditor';
import type { AssistantStatus } from '@parley/model';
import type { EditorProps } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';
import { WITHOUT_PLACE } from '../app/toldInPlace.ts';
import { useDownload } from '../app/useDownload.ts';
import { useIsOnline } from '../app/useIsOnline.ts';
import { assistantsChanged } from './assistantsChanged.ts';
import { restoreAssistants } from './deleteAssistants.ts';
import { draftChannel } from './draftChannel.ts';
import { createEditorPorts } from './editorPorts.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useLookAgain } from './useLookAgain.ts';
import { useUndoDiscard } from './useUndoDiscard.ts';

type RunningEditor = Pick<
  EditorProps,
  | 'status'
  | 'published'
  | 'saved'
  | 'draft'
  | 'view'
  | 'isOffline'
  | 'isBehind'
  | 'avatar'
  | 'actions'
  | 'uploadsQuestion'
  | 'launch'
>;

/** The name that the assistant of an editor was saved with. */
const nameOf = (editor: { getSnapshot(): { context: { saved: { draft: { name: string } } } } }) =>
  editor.getSnapshot().context.saved.draft.name;

/**
 * Runs the editor of an assistant as it was read, and follows what is read later (AS-4).
 * @param isUploadingFiles whether data files are on their way, which leaving would break off
 */
export function useAssistantEditor(edited: EditedAssistant, isUploadingFiles: boolean): RunningEditor {
  const app = useApp();
  const { client, queries, queryClient } = app;
  const { t } = useWords();
  const navigate = useNavigate();
  const { assistantGuid } = edited;
  const formerUser = t('editor.value.formerUser');
  const [logic] = useState(() => assistantEditorWith(createEditorPorts(app, assistantGuid, formerUser)));
  const actor = useActorRef(logic, {
    input: { saved: { draft: edited.draft, version: edited.version }, published: edited.published },
  });
  const [status, setStatus] = useState<AssistantStatus>(edited.status);
  const isFirst = useRef(edited.published === null);
  const [launch, setLaunch] = useState<'before' | 'shown' | 'closed'>('before');

  const [first] = useState(edited);
  useEffect(() => {
    if (edited === first) return;
    const { draft, version, published } = edited;
    actor.send({ type: 'draft.read', saved: { draft, version }, published });
    setStatus(edited.status);
    if (published) isFirst.current = false;
  }, [actor, edited, first]);
  const readDraft = useCallback(
    () => queryClient.invalidateQueries({ queryKey: queries.assistantDraft(assistantGuid).queryKey }),
    [assistantGuid, queries, queryClient],
  );

  const isOnline = useIsOnline();
  useEffect(() => {
    actor.send({ type: isOnline ? 'connection.restored' : 'connection.lost' });
  }, [actor, isOnline]);

  const answers = useRef(false);
  answers.current = status === 'published';
  const { mutate: undelete } = useMutation({
    meta: WITHOUT_PLACE,
    mutationFn: () => restoreAssistants(app, [assistantGuid], answers.current ? [assistantGuid] : []),
    onSettled: () => assistantsChanged(app),
  });

  useEffect(() => {
    const readAgain = () => {
      app.feedback.dropUndo([assistantGuid]);
      void assistantsChanged(app);
      void queryClient.invalidateQueries({ queryKey: queries.assistant(assistantGuid).queryKey });
      void readDraft();
      draftChannel.tell(assistantGuid);
    };
    const subscriptions = [
      actor.on('draft.saved', readAgain),
      actor.on('draft.merged', () =>
        app.feedback.raiseDone({ code: 'assistantMerged', names: [nameOf(actor)] }, null),
      ),
      actor.on('version.restored', () =>
        app.feedback.raiseDone({ code: 'assistantRestored', names: [nameOf(actor)] }, null),
      ),
      actor.on('draft.published', () => {
        setStatus((before) => (before === 'draft' ? 'published' : before));
        // A drawer says so the first time, and what comes next.
        if (isFirst.current) setLaunch('shown');
        else app.feedback.raiseDone({ code: 'assistantsPublished', names: [nameOf(actor)] }, null);
        isFirst.current = false;
        readAgain();
      }),
      actor.on('assistant.deleted', () => {
        app.feedback.raiseDone(
          { code: 'assistantsDeleted', names: [nameOf(actor)] },
          { assistantGuids: [assistantGuid], run: () => undelete() },
        );
        void assistantsChanged(app);
        void navigate({ to: '/' });
      }),
      actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, app, assistantGuid, navigate, queries, queryClient, readDraft, undelete]);

  // After those who are told by the editor: what it restores may be news.
  useKeptDraft(actor, edited, formerUser);

  useLookAgain(actor, assistantGuid);

  useUndoDiscard(actor, assistantGuid);

  const assistantGuids = [assistantGuid];
  // Actions of the header have no place where they could tell why they failed.
  const meta = WITHOUT_PLACE;
  const onSettled = () => assistantsChanged(app);
  const ofStatus = {
    meta,
    onMutate: () => app.feedback.dropUndo(assistantGuids),
    onSettled: () => {
      void readDraft();
      draftChannel.tell(assistantGuid);
      return onSettled();
    },
  };
  /** Says on every page what all visitors meet from now on, and how it is taken back, as the list does. */
  const tell = (code: 'assistantsPaused' | 'assistantsResumed', run: () => void) =>
    app.feedback.raiseDone({ code, names: [nameOf(actor)] }, { assistantGuids, run });
  const pausing = useMutation({
    ...ofStatus,
    mutationFn: () => client.call('pauseAssistants', { assistantGuids }),
    onSuccess: () => {
      setStatus('paused');
      tell('assistantsPaused', () => resuming.mutate());
    },
  });
  const resuming = useMutation({
    ...ofStatus,
    mutationFn: () => client.call('resumeAssistants', { assistantGuids }),
    onSuccess: () => {
      setStatus('published');
      tell('assistantsResumed', () => pausing.mutate());
    },
  });
  const [newAssistantGuid] = useState(() => crypto.randomUUID());
  const duplicating = useMutation({
    mutationFn: () => client.call('duplicateAssistant', { assistantGuid, newAssistantGuid }),
    meta,
    onSettled,
  });
  /** From here alone: who has left the editor meanwhile stays where they are. */
  const openCopy = ({ assistantGuid: id }: { assistantGuid: string }) =>
    void navigate({ to: '/assistants/edit/$id', params: { id }, search: {} });
  const exporting = useDownload<void>(async () => {
    const file = await client.download('exportAssistant', { assistantGuid });
    app.feedback.raiseDone({ code: 'assistantsExported', names: [nameOf(actor)] }, null);
    return file;
  });
  const uploading = useMutation({
    mutationFn: (file: File) => client.call('uploadAssistantAvatar', { assistantGuid, file }),
    onSuccess: ({ avatarUrl }) => actor.send({ type: 'draft.changed', patch: { avatarUrl } }),
  });

  const uploadsQuestion = useLeaveGuard(actor, uploading.isPending || isUploadingFiles);
  const snapshot = useSelector(actor, (current) => current);
  const { actions, ...editor } = connectAssistantEditor(snapshot, actor.send);
  return {
    ...editor,
    status,
    uploadsQuestion,
    launch:
      launch === 'shown'
        ? {
            link: new URL(`/assistants/chat/${assistantGuid}`, window.location.origin).href,
            onClose: () => setLaunch('closed'),
          }
        : undefined,
    avatar: uploading.isError
      ? problemInPlace(uploading.error)
      : { kind: uploading.isPending ? 'uploading' : 'idle' },
    actions: {
      ...actions,
      onAvatar: uploading.mutate,
      onPause: pausing.mutate,
      onResume: resuming.mutate,
      onDuplicate: () => duplicating.mutate(undefined, { onSuccess: openCopy }),
      onExport: exporting.mutate,
    },
  };
}

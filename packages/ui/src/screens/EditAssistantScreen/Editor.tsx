import { useWords } from '@parley/i18n/react';
import type {
  AssistantDraft,
  AssistantStatus,
  EditorActions,
  EditorView,
  FieldErrors,
  FieldName,
} from '@parley/model';
import { useRef } from 'react';
import type { FileDropItem } from '../../components/FileDrop/FileState.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { SaveBar, type SaveBarProps } from '../../components/Form/SaveBar.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import type { AvatarFieldState } from '../../patterns/AvatarField/AvatarField.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { CareLinkProps } from '../AssistantListScreen/CareLink.tsx';
import { AccessTab } from './AccessTab.tsx';
import type { DataFileQuery } from './arrangeDataFiles.ts';
import { BehaviourTab } from './BehaviourTab.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ConversationTab } from './ConversationTab.tsx';
import { DataFilesTab } from './DataFilesTab.tsx';
import type { DataFilesActions, DataFilesState } from './dataFiles.types.ts';
import { draftProblems, draftProblemWords } from './draftProblems.ts';
import { drawnLook } from './drawnLook.ts';
import * as css from './Editor.css.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorQuestions } from './EditorQuestions.tsx';
import {
  type AssistantModel,
  type AssistantUser,
  EDITOR_TABS,
  type EditorTab,
  type EmbedSnippets,
  type FieldsTabProps,
  type WidgetSites,
} from './editor.types.ts';
import { changedFields, FIELD_NAMES, FIELDS, TAB_LABELS } from './fields.ts';
import { GeneralTab } from './GeneralTab.tsx';
import { type Launch, PublishDrawer } from './PublishDrawer.tsx';
import type { PageCheck } from './pageCheck.types.ts';
import { type DraftTest, WithTestChat } from './TestChat.tsx';
import { Versions } from './Versions.tsx';
import type { AssistantVersions } from './versions.types.ts';
import { WidgetTab } from './WidgetTab.tsx';

export interface EditorProps {
  /** Of the assistant: what is typed and not in its draft yet is kept under it. */
  id: string;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** Where all assistants are. */
  listHref: string;
  /** Where this one can be tried. */
  chatHref: string;
  status: AssistantStatus;
  /** What visitors see; null before it was published first. */
  published: AssistantDraft | null;
  /** What was saved last. */
  saved: AssistantDraft;
  /** What is in the fields. */
  draft: AssistantDraft;
  view: EditorView;
  /** It was deleted elsewhere since it was opened: nothing can be saved any more. */
  isGone?: boolean;
  /** Conversations that people had with it. */
  conversationCount: number;
  /** Those of them that need care, and where they are. */
  care: CareLinkProps;
  avatar: AvatarFieldState;
  models: readonly AssistantModel[];
  /** Everyone of the organisation. */
  users: readonly AssistantUser[];
  files: DataFilesState;
  uploads: readonly FileDropItem[];
  /** How the files are searched and sorted. */
  fileQuery: DataFileQuery;
  onFileQuery: (query: DataFileQuery) => void;
  /** Why no file can be added now. */
  addBlocked?: string | undefined;
  snippets: EmbedSnippets;
  sites: WidgetSites;
  /** Checks a page that should have the widget. */
  pageCheck: PageCheck;
  actions: EditorActions;
  /** Left out where files may only be looked at. */
  fileActions?: DataFilesActions | undefined;
  onReloadFiles: () => void;
  /** Somebody leaves while files are on their way; null while nobody does. */
  uploadsQuestion: { onStay: () => void; onLeave: () => void } | null;
  /** Set right after the assistant was published for the first time. */
  launch?: Launch | undefined;
  /** What was published, shown by `onVersions`. */
  versions: AssistantVersions;
  /** Tries the draft beside the form. */
  test: DraftTest;
}

/** The editor of an assistant that is there. */
export function Editor(props: EditorProps) {
  const { t, locale } = useWords();
  const { tab, onTab, status, published, saved, draft, view, actions, models, users } = props;
  const testButton = useRef<HTMLButtonElement>(null);
  const test: DraftTest = {
    ...props.test,
    onClose() {
      props.test.onClose();
      testButton.current?.focus();
    },
  };
  const known = { models, users };
  const { isGone = false } = props;
  const offline = view.kind === 'offline' ? t('editor.blocked.offline') : undefined;
  const unsendable = isGone ? t('editor.gone') : offline;
  const locked = view.kind === 'readOnly' ? t('editor.readOnly') : undefined;
  const changed = changedFields(saved, draft);
  const unpublished = published === null || changedFields(published, saved).length > 0;
  const problems = draftProblems(draft);
  const refused: FieldErrors = view.kind === 'refused' ? view.errors : {};
  const mistakes = Object.keys(problems).length > 0;

  const problemText = (name: FieldName) => {
    const problem = problems[name];
    return problem && draftProblemWords(t, locale, problem);
  };
  const label = (name: FieldName) => t(FIELDS[name].label);
  const summaryOf = (textOf: (name: FieldName) => string | undefined) =>
    FIELD_NAMES.flatMap((name) => {
      const text = textOf(name);
      return text === undefined ? [] : [{ field: name, label: label(name), text }];
    });

  return (
    <Page>
      <EditorHeader
        name={saved.name}
        avatarUrl={saved.avatarUrl}
        status={status}
        unsaved={changed.length > 0}
        unpublished={unpublished}
        revertable={published !== null && changedFields(published, draft).length > 0}
        publishBlocked={
          unsendable ?? publishBlocked(t, { changed: changed.length > 0, unpublished, mistakes })
        }
        blocked={locked ?? unsendable}
        listHref={props.listHref}
        chatHref={props.chatHref}
        care={props.care}
        testing={test.chat !== null}
        testButton={testButton}
        onTest={test.chat === null ? test.onOpen : test.onClose}
        actions={view.kind === 'readOnly' ? undefined : actions}
      />
      <EditorNotices view={view} isGone={isGone} listHref={props.listHref} />
      <WithTestChat test={test} name={saved.name} look={drawnLook(draft.widget, saved.widget)}>
        <Form
          label={t('editor.form', { name: saved.name })}
          busy={view.kind === 'saving'}
          problems={summaryOf(problemText)}
          refused={summaryOf((name) => refused[name])}
          onFind={(name) => onTab(FIELDS[name as FieldName].tab)}
          onSubmit={actions.onSave}
        >
          {(tried) => {
            const errorOf = (name: FieldName) => {
              if (refused[name]) return refused[name];
              return problems[name]?.late && !tried ? undefined : problemText(name);
            };
            const fields: FieldsTabProps = {
              draft,
              onChange: actions.onChange,
              field: (name) => ({
                name,
                label: label(name),
                error: errorOf(name),
                readOnly: locked !== undefined,
              }),
              blocked: locked,
            };
            return (
              <>
                <Tabs
                  label={t('editor.tabs')}
                  selected={tab}
                  onSelect={onTab}
                  tabs={EDITOR_TABS.map((id) => {
                    const wrong = FIELD_NAMES.filter((name) => FIELDS[name].tab === id && errorOf(name));
                    return {
                      id,
                      label: t(TAB_LABELS[id]),
                      ...(wrong.length > 0 && { problem: t('editor.mistakes', { count: wrong.length }) }),
                      content: (
                        <div className={css.tab}>
                          <TabContent {...props} shown={id} fields={fields} />
                        </div>
                      ),
                    };
                  })}
                />
                <SaveBar
                  // The banner says that nothing can be saved.
                  state={saveBarState(t, isGone ? { kind: 'dirty' } : view, changed.length > 0)}
                  changes={changed.map(label)}
                  blocked={unsendable}
                  onDiscard={actions.onDiscard}
                />
              </>
            );
          }}
        </Form>
      </WithTestChat>
      <PublishDrawer
        step={view.kind === 'publishing' ? view.step : null}
        published={published}
        draft={draft}
        unsaved={changed.map(label)}
        known={known}
        files={props.files.kind === 'ready' ? props.files.files.map((file) => file.status) : null}
        launch={props.launch ?? null}
        script={props.snippets.script}
        chatHref={props.chatHref}
        onPublish={actions.onPublish}
        onAskRevert={actions.onAskRevert}
        onClose={actions.onCancel}
      />
      <Versions
        view={view}
        versions={props.versions}
        status={status}
        draft={draft}
        known={known}
        actions={actions}
      />
      <ConflictDialog
        conflict={view.kind === 'conflict' ? view : null}
        mine={draft}
        known={known}
        onResolve={actions.onResolve}
        onClose={actions.onCancel}
      />
      <EditorQuestions
        view={view}
        assistant={{
          name: saved.name,
          status,
          dataFileCount: props.files.kind === 'ready' ? props.files.files.length : 0,
          conversationCount: props.conversationCount,
        }}
        saveBlocked={mistakes ? t('editor.mistakesFirst') : undefined}
        actions={actions}
        uploads={props.uploadsQuestion}
      />
    </Page>
  );
}

type Translate = ReturnType<typeof useWords>['t'];

function TabContent({ shown, fields, ...props }: EditorProps & { shown: EditorTab; fields: FieldsTabProps }) {
  const { status, actions, fileActions, view } = props;
  const canSend = view.kind !== 'readOnly' && view.kind !== 'offline';
  switch (shown) {
    case 'general':
      return (
        <GeneralTab
          {...fields}
          avatar={props.avatar}
          onAvatar={actions.onAvatar}
          status={{
            status,
            ...(canSend && { onPause: actions.onPause, onResume: actions.onResume }),
          }}
        />
      );
    case 'behaviour':
      return <BehaviourTab {...fields} models={props.models} />;
    case 'conversation':
      return <ConversationTab {...fields} />;
    case 'data':
      return (
        <DataFilesTab
          state={props.files}
          uploads={props.uploads}
          query={props.fileQuery}
          onQueryChange={props.onFileQuery}
          addBlocked={props.addBlocked}
          actions={view.kind === 'readOnly' ? undefined : fileActions}
          onReload={props.onReloadFiles}
        />
      );
    case 'access':
      return <AccessTab {...fields} id={props.id} users={props.users} />;
    case 'widget':
      return (
        <WidgetTab
          {...fields}
          id={props.id}
          saved={props.saved.widget}
          snippets={props.snippets}
          sites={props.sites}
          pageCheck={props.pageCheck}
        />
      );
  }
}

/** Why publishing has to wait; undefined where it can be had. What is not saved yet is saved on the way. */
function publishBlocked(
  t: Translate,
  is: { changed: boolean; unpublished: boolean; mistakes: boolean },
): string | undefined {
  if (is.mistakes) return t('editor.mistakesFirst');
  return is.changed || is.unpublished ? undefined : t('editor.blocked.nothing');
}

function saveBarState(t: Translate, view: EditorView, changed: boolean): SaveBarProps['state'] {
  if (view.kind === 'saving') return { kind: 'saving' };
  if (view.kind === 'saveFailed') {
    const isUnknown = view.problem.code === 'notConfirmed';
    return { kind: 'failed', text: problemWords(t, view.problem), isUnknown };
  }
  if (view.kind === 'saved' && !changed) return { kind: 'saved' };
  return { kind: changed ? 'changed' : 'unchanged' };
}

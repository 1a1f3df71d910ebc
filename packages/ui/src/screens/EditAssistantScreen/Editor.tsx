import { useWords } from '@parley/i18n/react';
import type { EditorView, FieldErrors, FieldName } from '@parley/model';
import { useId, useRef } from 'react';
import { Form } from '../../components/Form/Form.tsx';
import { SaveBar, type SaveBarProps } from '../../components/Form/SaveBar.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useWasOpen } from '../../patterns/deferred/useWasOpen.ts';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { draftProblems, draftProblemWords } from './draftProblems.ts';
import { drawnLook } from './drawnLook.ts';
import * as css from './Editor.css.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorQuestions } from './EditorQuestions.tsx';
import { EDITOR_TABS, type FieldsTabProps } from './editor.types.ts';
import { ConflictDialog, fetchEditorTab, PublishDrawer } from './editorParts.ts';
import type { EditorProps } from './editorProps.types.ts';
import { changedFields, FIELD_NAMES, FIELDS, TAB_LABELS } from './fields.ts';
import { TabContent } from './TabContent.tsx';
import { type DraftTest, WithTestChat } from './TestChat.tsx';
import { Versions } from './Versions.tsx';

/** The editor of an assistant that is there. */
export function Editor(props: EditorProps) {
  const { t, locale } = useWords();
  const { tab, onTab, status, published, saved, draft, view, actions, models, users } = props;
  const formId = useId();
  const testButton = useRef<HTMLButtonElement>(null);
  const test: DraftTest = {
    ...props.test,
    onClose() {
      props.test.onClose();
      testButton.current?.focus();
    },
  };
  const known = { models, users };
  const publishes = useWasOpen(view.kind === 'publishing' || !!props.launch);
  const compares = useWasOpen(view.kind === 'conflict');
  const { isGone = false, isBehind = false } = props;
  const { isOffline = view.kind === 'offline' } = props;
  const offline = isOffline ? t('common.offlineAction') : undefined;
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
          unsendable ??
          (changed.length > 0 || unpublished || mistakes ? undefined : t('editor.blocked.nothing'))
        }
        // Its submit says which fields, and leads there.
        mistakesIn={mistakes ? formId : undefined}
        blocked={locked ?? unsendable}
        listHref={props.listHref}
        chatHref={props.chatHref}
        care={props.care}
        testing={test.chat !== null}
        testButton={testButton}
        onTest={test.chat === null ? test.onOpen : test.onClose}
        actions={view.kind === 'readOnly' ? undefined : actions}
      />
      <EditorNotices {...{ view, isGone, isOffline, isBehind }} listHref={props.listHref} />
      <WithTestChat test={test} name={saved.name} look={drawnLook(draft.widget, saved.widget)}>
        <Form
          id={formId}
          label={t('editor.form', { name: saved.name })}
          busy={view.kind === 'saving'}
          problems={summaryOf(problemText)}
          refused={summaryOf((name) => refused[name])}
          onFind={async (name) => {
            const { tab: place } = FIELDS[name as FieldName];
            // The form looks for the field when the tab is shown, so its code comes before.
            await fetchEditorTab(place);
            onTab(place);
          }}
          onSubmit={actions.onSave}
        >
          {(tried, goTo) => {
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
                          <TabContent
                            {...props}
                            shown={id}
                            fields={fields}
                            onAllow={() => goTo('allowedDomains')}
                          />
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
                  // A published assistant goes on as it was.
                  savedText={unpublished && status !== 'draft' ? t('editor.savedInDraft') : undefined}
                />
              </>
            );
          }}
        </Form>
      </WithTestChat>
      {publishes && (
        <PublishDrawer
          step={view.kind === 'publishing' ? view.step : null}
          isOvertaken={view.kind === 'publishing' && view.isOvertaken === true}
          isGone={isGone}
          listHref={props.listHref}
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
      )}
      <Versions
        view={view}
        versions={props.versions}
        status={status}
        draft={draft}
        known={known}
        actions={actions}
      />
      {compares && (
        <ConflictDialog
          conflict={view.kind === 'conflict' ? view : null}
          mine={draft}
          known={known}
          onResolve={actions.onResolve}
          onClose={actions.onCancel}
        />
      )}
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

function saveBarState(t: Translate, view: EditorView, changed: boolean): SaveBarProps['state'] {
  if (view.kind === 'saving') return { kind: 'saving' };
  if (view.kind === 'saveFailed') {
    const isUnknown = view.problem.code === 'notConfirmed';
    return { kind: 'failed', text: problemWords(t, view.problem), isUnknown };
  }
  if (view.kind === 'saved' && !changed) return { kind: 'saved' };
  return { kind: changed ? 'changed' : 'unchanged' };
}

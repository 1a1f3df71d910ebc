import type { AssistantDraft } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import { assistantDraft, emptyDraft, longDraft, publishedDraft } from './editor.fixtures.ts';
import type { EditorTab } from './editor.types.ts';
import { editorIn, editorOf, editorWith, KeptEditor } from './editorStory.fixtures.tsx';

const meta = preview.meta({
  component: EditAssistantScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: editorWith() as EditAssistantScreenProps['state'],
    tab: 'general' as EditorTab,
    onTab: fn(),
    onRetry: fn(),
    listHref: '/',
  },
  render: (args) => <KeptEditor {...args} />,
});

const changed: AssistantDraft = {
  ...assistantDraft,
  name: 'Shop and Service Assistant',
  temperature: 0.5,
};
const problem = { code: 'generic' } as const;

export const Clean = meta.story();
export const Phone = meta.story({ globals: onPhone });
/** Where publishing saves first: the longest words of the bar. */
const dirtyOnPhone = { state: editorWith({ draft: changed, view: { kind: 'dirty' } }) };
const oneLineOfActions = async ({
  canvas,
  canvasElement,
}: {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}) => {
  const buttons = within(canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
  const tops = buttons.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
  await expect(tops).toHaveLength(3);
  await expect(new Set(tops).size).toBe(1);
  await expectContained(canvasElement, 'phone');
};
export const DirtyOnPhoneInGerman = meta.story({
  name: 'AS-4: on a phone the actions stay on one line while somebody types, in German too',
  globals: { ...onPhone, locale: 'de' },
  parameters: { visual: { modes: ['light'] } },
  args: dirtyOnPhone,
  play: oneLineOfActions,
});
export const DirtyOnPhoneInPseudo = meta.story({
  name: 'AS-4: and in words that are longer than any',
  globals: { ...onPhone, locale: 'pseudo' },
  parameters: noPicture,
  args: dirtyOnPhone,
  play: oneLineOfActions,
});
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed', problem, retrying: false } } });
export const NotFound = meta.story({
  name: 'AS-4: in place of an assistant that is not there stands the way to the deleted ones',
  args: { state: { kind: 'notFound' }, deletedHref: '/?status=deleted' },
  play: async ({ canvas }) => {
    const restore = canvas.getByRole('link', { name: 'See deleted assistants' });
    await expect(restore).toHaveAttribute('href', '/?status=deleted');
  },
});
export const NoPermission = meta.story({ args: { state: { kind: 'noPermission' } } });

export const Draft = meta.story({
  args: { state: editorWith({ status: 'draft', published: null }) },
});
export const PublishedAsItIs = meta.story({ args: { state: editorWith({ published: assistantDraft }) } });
export const Paused = meta.story({
  args: { state: editorWith({ status: 'paused', published: assistantDraft }) },
});

export const Dirty = meta.story({ args: { state: editorWith({ draft: changed, view: { kind: 'dirty' } }) } });
export const Saving = meta.story({
  args: { state: editorWith({ draft: changed, view: { kind: 'saving' } }) },
});
export const Saved = meta.story({
  name: 'AS-4: what was saved of a published assistant waits for its publication',
  args: { state: editorWith({ view: { kind: 'saved' } }) },
  play: async ({ canvas }) => {
    const words = 'Saved in the draft. People get it when you publish.';
    await expect(canvas.getAllByText(words).some((each) => each.role === 'status')).toBe(true);
  },
});
export const SaveFailed = meta.story({
  args: { state: editorWith({ draft: changed, view: { kind: 'saveFailed', problem } }) },
});
export const SaveNotConfirmed = meta.story({
  args: {
    state: editorWith({ draft: changed, view: { kind: 'saveFailed', problem: { code: 'notConfirmed' } } }),
  },
});
export const DeletedElsewhere = meta.story({
  args: {
    state: editorWith({
      draft: changed,
      isGone: true,
      view: { kind: 'saveFailed', problem: { code: 'gone' } },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('This assistant no longer exists');
    await userEvent.click(canvas.getByRole('textbox', { name: /^Name/ }));
    await userEvent.keyboard('{Enter}');
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
  },
});
export const Refused = meta.story({
  args: {
    state: editorWith({
      draft: changed,
      view: {
        kind: 'refused',
        errors: {
          name: 'Another assistant has this name already.',
          'widget.color': 'This color is reserved.',
        },
      },
    }),
  },
});
export const Offline = meta.story({
  args: { state: editorWith({ draft: changed, view: { kind: 'offline' } }) },
});
export const ReadOnly = meta.story({ args: { state: editorWith({ view: { kind: 'readOnly' } }) } });
const conflict = (isOwn: boolean) => ({
  state: editorWith({
    draft: { ...changed, instructions: `Be brief.\n${changed.instructions}` },
    view: {
      kind: 'conflict',
      newer: {
        draft: {
          ...assistantDraft,
          name: 'Outdoor Assistant',
          instructions: `${assistantDraft.instructions}\nAnswer in the language of the question.`,
          feedback: false,
        },
        savedBy: 'Support lead',
        isOwn,
        savedAt: '2026-03-10T14:25:00.000Z',
      },
      changes: { both: ['name', 'instructions'], mine: ['temperature'], theirs: ['feedback'] },
    },
  }),
});
export const Conflict = meta.story({ args: conflict(false) });
export const ConflictOnPhone = meta.story({ args: conflict(false), globals: onPhone });
export const ConflictChosen = meta.story({
  name: 'AS-4: of each field that both changed one side is chosen, and none beforehand',
  args: conflict(false),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'There is a newer version' }));
    const use = await dialog.findByRole('button', { name: 'Use this choice' });
    await expect(use).toHaveAccessibleDescription('Choose for 2 more fields first.');
    await userEvent.click(use);
    await expect(editorIn(args).actions.onResolve).not.toHaveBeenCalled();
    const inName = within(dialog.getByRole('radiogroup', { name: /Name/ }));
    await userEvent.click(inName.getByRole('radio', { name: 'Your changes' }));
    const inInstructions = within(dialog.getByRole('radiogroup', { name: /Instructions/ }));
    await userEvent.click(inInstructions.getByRole('radio', { name: 'Newer version' }));
    await userEvent.click(use);
    await expect(editorIn(args).actions.onResolve).toHaveBeenLastCalledWith(['name']);
    await waitFor(() => expect(dialog.getByText(/Also taken from the newer version: /)).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Also kept of your changes: Temperature.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'All of mine' }));
    await userEvent.click(use);
    await expect(editorIn(args).actions.onResolve).toHaveBeenLastCalledWith(['name', 'instructions']);
  },
});
export const ConflictWithOneself = meta.story({
  name: 'AS-4: a newer version of one’s own is told as another window’s',
  args: conflict(true),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'There is a newer version' }));
    const text = dialog.getByText(/You saved this assistant in another window/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(dialog.queryByText(/Support lead/)).toBeNull();
  },
});
export const Leaving = meta.story({
  args: { state: editorWith({ draft: changed, view: { kind: 'leaving', step: { kind: 'asking' } } }) },
});
export const LeavingSaves = meta.story({
  args: { state: editorWith({ draft: changed, view: { kind: 'leaving', step: { kind: 'running' } } }) },
});
export const LeavingSavesAsks = meta.story({
  name: 'AS-4: leaving while it is being saved says so, and the reader waits or leaves',
  parameters: noPicture,
  args: { state: editorWith({ draft: changed, view: { kind: 'leaving', step: { kind: 'running' } } }) },
  play: async ({ args }) => {
    const title = 'Leave while it is being saved?';
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    const { actions } = editorIn(args);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave anyway' }));
    await expect(actions.onLeaveWithoutSaving).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(actions.onCancel).toHaveBeenCalledOnce();
    await expect(screen.queryByText('What you changed is not saved yet.')).toBeNull();
  },
});
export const LeavingFailed = meta.story({
  args: {
    state: editorWith({ draft: changed, view: { kind: 'leaving', step: { kind: 'failed', problem } } }),
  },
});
export const LeavingUploads = meta.story({
  args: { state: editorWith({ uploadsQuestion: { onStay: fn(), onLeave: fn() } }) },
});
export const Publishing = meta.story({
  args: { state: editorWith({ view: { kind: 'publishing', step: { kind: 'asking' } } }) },
});
export const PublishingOnPhone = meta.story({
  args: { state: editorWith({ view: { kind: 'publishing', step: { kind: 'asking' } } }) },
  globals: onPhone,
});
export const PublishingRuns = meta.story({
  args: { state: editorWith({ view: { kind: 'publishing', step: { kind: 'running' } } }) },
});
export const PublishingFailed = meta.story({
  args: { state: editorWith({ view: { kind: 'publishing', step: { kind: 'failed', problem } } }) },
});
export const PublishingOvertaken = meta.story({
  name: 'AS-4: whoever publishes meanwhile is told of, and what is in force already is not published again',
  parameters: noPicture,
  args: {
    state: editorWith({
      published: assistantDraft,
      view: { kind: 'publishing', step: { kind: 'asking' }, isOvertaken: true },
    }),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish changes' }));
    const told = drawer.getByText('This assistant was published in the meantime');
    await expect(told.closest('[role=status]')).toHaveTextContent('Visitors see this version already.');
    const publish = drawer.getByRole('button', { name: 'Publish' });
    await expect(publish).toHaveAccessibleDescription('Visitors see this version already.');
  },
});
export const PublishingGone = meta.story({
  name: 'AS-4: who publishes what was deleted elsewhere is told so, with the way to the others',
  parameters: noPicture,
  args: { state: editorWith({ isGone: true, view: { kind: 'publishing', step: { kind: 'asking' } } }) },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish changes' }));
    await expect(drawer.getByRole('alert')).toHaveTextContent('This assistant no longer exists');
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await expect(editorIn(args).actions.onPublish).not.toHaveBeenCalled();
    await expect(drawer.getByRole('link', { name: 'See all assistants' })).toHaveAttribute('href', '/');
  },
});
export const PublishingFirst = meta.story({
  args: {
    state: editorOf(emptyDraft, {
      status: 'draft',
      published: null,
      view: { kind: 'publishing', step: { kind: 'asking' } },
    }),
  },
});
export const PublishingFirstWithFiles = meta.story({
  name: 'AS-4: the first publication says what goes live, and how far its files are',
  args: {
    state: editorWith({
      status: 'draft',
      published: null,
      view: { kind: 'publishing', step: { kind: 'asking' } },
    }),
  },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish the assistant' }));
    await expect(drawer.getByText(/^Ready: \d+$/)).toBeInTheDocument();
    await expect(drawer.getByText(/^Failed: \d+$/)).toBeInTheDocument();
    await expect(drawer.queryByText('No data file is ready')).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await expect(editorIn(args).actions.onCancel).toHaveBeenCalledOnce();
  },
});
export const PublishingFirstWithoutFiles = meta.story({
  name: 'AS-4: the first publication warns where no file is ready',
  parameters: noPicture,
  args: {
    state: editorWith({
      status: 'draft',
      published: null,
      files: { kind: 'ready', files: [] },
      view: { kind: 'publishing', step: { kind: 'asking' } },
    }),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish the assistant' }));
    await expect(drawer.getByText('No data file is ready')).toBeInTheDocument();
    await expect(drawer.getByText('Empty')).toBeInTheDocument();
  },
});
export const Launched = meta.story({
  name: 'AS-4: after the first publication the ways to people are shown',
  args: {
    state: editorWith({
      published: assistantDraft,
      launch: { link: 'https://parley.example/assistants/chat/1', onClose: fn() },
    }),
  },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'The assistant is public' }));
    await expect(drawer.getByRole('link', { name: 'Open chat' })).toHaveAttribute(
      'href',
      '/assistants/chat/1',
    );
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Copy the address' })).toBeVisible());
    await userEvent.click(drawer.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(editorIn(args).launch?.onClose).toHaveBeenCalledOnce();
  },
});
export const PublishingLong = meta.story({
  args: {
    state: editorOf(longDraft, { view: { kind: 'publishing', step: { kind: 'asking' } } }),
  },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Reverting = meta.story({
  args: { state: editorWith({ view: { kind: 'reverting', step: { kind: 'asking' } } }) },
});
export const DeletingDraft = meta.story({
  name: 'AS-1: the question before a draft is deleted names neither a widget nor files that it has not',
  parameters: noPicture,
  args: {
    state: editorWith({
      status: 'draft',
      published: null,
      files: { kind: 'ready', files: [] },
      conversationCount: 1,
      view: { kind: 'deleting', step: { kind: 'asking' } },
    }),
  },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getAllByRole('listitem')).toHaveLength(1);
    await expect(question.getByRole('listitem')).toHaveTextContent('1 conversation and its ratings');
    // It fades in.
    await waitFor(() =>
      expect(question.getByText(/have it back until .*2026, under “Recently deleted”/)).toBeVisible(),
    );
  },
});
export const Deleting = meta.story({
  args: { state: editorWith({ view: { kind: 'deleting', step: { kind: 'asking' } } }) },
});
export const DeletingLongName = meta.story({
  name: 'AS-1: a long name is typed too',
  parameters: noPicture,
  args: { state: editorOf(longDraft, { view: { kind: 'deleting', step: { kind: 'asking' } } }) },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = question.getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    await expect(editorIn(args).actions.onDelete).not.toHaveBeenCalled();
    await userEvent.type(question.getByRole('textbox'), longDraft.name);
    await userEvent.click(confirm);
    await expect(editorIn(args).actions.onDelete).toHaveBeenCalledOnce();
  },
});
export const DeletingFailed = meta.story({
  args: { state: editorWith({ view: { kind: 'deleting', step: { kind: 'failed', problem } } }) },
});

export const Empty = meta.story({
  args: { state: editorOf(emptyDraft, { status: 'draft', published: null }) },
});
export const Long = meta.story({
  args: { state: editorOf(longDraft, { published: longDraft }) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});

/** Every text of a draft, and what comes with it, as the hostile text. */
const hostile = (text: string) =>
  editorWith({
    saved: {
      ...assistantDraft,
      name: text,
      description: text,
      instructions: text,
      fallbackMessage: text,
      welcomeMessage: text,
      starterQuestions: [text, 'Where is my order?'],
      placeholder: text,
      disclaimer: text,
      allowedDomains: [text],
      rateLimit: { ...assistantDraft.rateLimit, message: text },
      widget: { ...assistantDraft.widget, launcherLabel: text },
    },
    draft: {
      ...assistantDraft,
      name: text,
      description: text,
      instructions: text,
      welcomeMessage: text,
      starterQuestions: [text, 'Where is my order?'],
    },
  });

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <EditAssistantScreen {...args} state={hostile(text)} />}</EachHostile>
  ),
  play: everyHostileText(),
});

export const HostileDifferences = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => {
        const state = hostile(text);
        return (
          <EditAssistantScreen
            {...args}
            state={
              state.kind === 'ready'
                ? {
                    ...state,
                    editor: {
                      ...state.editor,
                      published: publishedDraft,
                      view: { kind: 'publishing', step: { kind: 'asking' } },
                    },
                  }
                : state
            }
          />
        );
      }}
    </EachHostile>
  ),
  play: everyHostileText(),
});

export const AsksForName = meta.story({
  name: 'AS-2: what is missing is said when saving is tried, and leads to its tab',
  parameters: noPicture,
  args: {
    tab: 'widget',
    state: editorWith({ draft: { ...assistantDraft, name: ' ' }, view: { kind: 'dirty' } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('tab', { name: /mistake/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tab', { name: /General.*1 mistake/ })).toBeVisible();
    const summary = within(await canvas.findByRole('group', { name: /attention/ }));
    summary.getByRole('link', { name: /Name/ }).click();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onTab).toHaveBeenLastCalledWith('general');
  },
});

export const PublishingSaysWhatIsMissing = meta.story({
  name: 'AS-4: publishing says what is missing too, and leads there',
  parameters: noPicture,
  args: {
    tab: 'access',
    state: editorWith({
      draft: { ...assistantDraft, audience: 'chosen', userIds: [] },
      view: { kind: 'dirty' },
    }),
  },
  play: async ({ canvas, args }) => {
    const publish = canvas.getByRole('button', { name: 'Save and publish' });
    await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(publish);
    await expect(editorIn(args).actions.onReview).not.toHaveBeenCalled();
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
    const people = canvas.getByRole('radiogroup', { name: /Who/ });
    await expect(people).toHaveAccessibleDescription(/Choose somebody, or let everyone use it\./);
    const summary = canvas.getByRole('group', { name: /attention/ });
    await expect(summary).toHaveFocus();
    within(summary).getByRole('link').click();
    await waitFor(() => expect(people).toContainElement(document.activeElement as HTMLElement));
  },
});

export const SavesAndDiscards = meta.story({
  name: 'AS-4: edits are kept until they are saved or discarded',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2{Enter}');
    await expect(editorIn(args).actions.onChange).toHaveBeenLastCalledWith({ name: 'Shop Assistant 2' });
    await expect(editorIn(args).actions.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(editorIn(args).actions.onDiscard).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('Shop Assistant');
  },
});

export const ShowsDifferences = meta.story({
  name: 'AS-4: publishing shows the difference first',
  parameters: noPicture,
  args: { state: editorWith({ view: { kind: 'publishing', step: { kind: 'asking' } } }) },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish changes' }));
    const headings = drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Description',
      'Temperature',
      'Instructions',
      'Welcome message',
      'Starter questions',
      'Ask whether an answer helped',
      'Color',
      'Opens by itself after',
    ]);
    await waitFor(() => expect(drawer.getByText('0.2, factual')).toBeVisible());
    // As people read it, without the marks of Markdown.
    const greeting = within(drawer.getByRole('figure', { name: 'Welcome message' }));
    await expect(greeting.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain(
      'Added: warranty',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await expect(editorIn(args).actions.onPublish).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(editorIn(args).actions.onCancel).toHaveBeenCalled();
  },
});

export const PublishesWhatIsUnsaved = meta.story({
  name: 'AS-4: what is not saved yet is published too, and is said to be',
  args: {
    state: editorWith({
      draft: { ...assistantDraft, name: 'Shop desk' },
      view: { kind: 'publishing', step: { kind: 'asking' } },
    }),
  },
  play: async ({ args, canvas }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish changes' }));
    await waitFor(() =>
      expect(drawer.getByText(/not saved yet, and are saved with it: Name\.$/)).toBeVisible(),
    );
    await expect(drawer.getByText('Shop desk')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Save and publish' }));
    await expect(editorIn(args).actions.onPublish).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save and publish', hidden: true })).toBeInTheDocument();
  },
});

export const LeavingUploadsAsks = meta.story({
  name: 'AS-4: leaving while a file is on its way asks, and Escape stays',
  parameters: noPicture,
  args: { state: editorWith({ uploadsQuestion: { onStay: fn(), onLeave: fn() } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave during an upload?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(editorIn(args).uploadsQuestion?.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(editorIn(args).uploadsQuestion?.onStay).toHaveBeenCalledOnce();
  },
});

export const LeavingAsks = meta.story({
  name: 'AS-4: leaving with unsaved edits asks, and Escape stays',
  parameters: noPicture,
  args: { state: editorWith({ draft: changed, view: { kind: 'leaving', step: { kind: 'asking' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your changes?' }));
    const { actions } = editorIn(args);
    await userEvent.click(dialog.getByRole('button', { name: 'Save and leave' }));
    await expect(actions.onSaveAndLeave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect(actions.onLeaveWithoutSaving).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(actions.onCancel).toHaveBeenCalledOnce();
  },
});

export const NewerElsewhere = meta.story({
  name: 'AS-4: whoever has changes is told that a newer version was saved meanwhile',
  args: { state: editorWith({ draft: changed, view: { kind: 'dirty' }, isBehind: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A newer version was saved meanwhile')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});
export const LeavingOffline = meta.story({
  name: 'AS-4: behind the question it is still said that there is no connection',
  parameters: noPicture,
  args: {
    state: editorWith({
      draft: changed,
      view: { kind: 'leaving', step: { kind: 'asking' } },
      isOffline: true,
    }),
  },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Save your changes?' });
    await expect(canvas.getByText(/^You are offline\. Your changes stay here/)).toBeInTheDocument();
    const publish = canvas.getByRole('button', { name: 'Save and publish', hidden: true });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
  },
});

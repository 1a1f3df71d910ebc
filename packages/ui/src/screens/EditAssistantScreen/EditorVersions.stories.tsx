import type { AssistantDraft, RestoreStep } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import { assistantDraft, longDraft, publishedDraft, publishedVersions } from './editor.fixtures.ts';
import type { EditorTab } from './editor.types.ts';
import { editorIn, editorWith, versionsWith } from './editorStory.fixtures.tsx';
import { FIELD_NAMES } from './fields.ts';
import type { AssistantVersions } from './versions.types.ts';

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
});

/** The editor with its versions in view. */
const showing = (
  versions: Partial<AssistantVersions> = {},
  step: RestoreStep = { kind: 'looking' },
  editor: Parameters<typeof editorWith>[0] = {},
) => ({
  state: editorWith({ view: { kind: 'versions', step }, versions: versionsWith(versions), ...editor }),
});

/** A version that differs from the draft is looked at. */
const held = (draft: AssistantDraft) => ({ opened: 3, content: { kind: 'ready', draft } as const });
const third = held(publishedDraft);
const problem = { code: 'generic' } as const;
const noPermission = { code: 'noPermission' } as const;
const newer = {
  draft: assistantDraft,
  savedBy: 'Support lead',
  isOwn: false,
  savedAt: '2026-03-10T14:25:00.000Z',
};

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Published versions' }));

export const Versions = meta.story({
  name: 'Versions (AS-4: each says what it changed, of much how much more)',
  args: showing(),
  play: async () => {
    const dialog = await drawer();
    await expect(
      dialog.getByText('Changed: Name, Welcome message, Starter questions, and Color'),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/^Changed: Name, Description, .* and 22 more$/)).toBeInTheDocument();
    await expect(dialog.getAllByText(/^Changed/)).toHaveLength(3);
    const starts = dialog.getAllByText(/^(Version|Changed)/).map((each) => each.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
});
export const OneFieldMore = meta.story({
  name: 'AS-4: a single changed field more is named, too',
  parameters: noPicture,
  args: showing({
    state: {
      kind: 'ready',
      versions: publishedVersions
        .slice(0, 1)
        .map((version) => ({ ...version, changed: FIELD_NAMES.slice(0, 5) })),
    },
  }),
  play: async () => {
    await expect((await drawer()).getByText(/^Changed/)).toHaveTextContent(
      'Changed: Name, Description, Picture, Language of answers, and Model',
    );
  },
});
export const VersionsOnPhone = meta.story({ args: showing(), globals: onPhone });
export const VersionsLoading = meta.story({ args: showing({ state: { kind: 'loading' } }) });
export const VersionsFailed = meta.story({
  args: showing({ state: { kind: 'failed', problem, retrying: false } }),
});
export const VersionsForbidden = meta.story({
  name: 'AS-4: who may not see the versions is told who can help, and not to try again',
  args: showing({ state: { kind: 'failed', problem: noPermission, retrying: false } }),
  play: async () => {
    const dialog = await drawer();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/Ask an administrator/));
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
export const NeverPublished = meta.story({
  args: showing({ state: { kind: 'ready', versions: [] } }, undefined, { status: 'draft', published: null }),
});
export const FirstPublication = meta.story({
  args: showing({
    state: {
      kind: 'ready',
      versions: [
        {
          number: 1,
          publishedAt: '2026-03-10T09:00:00.000Z',
          publishedBy: 'Support lead',
          current: true,
          changed: null,
        },
      ],
    },
    opened: 1,
    content: { kind: 'ready', draft: assistantDraft },
  }),
  play: async () => {
    const dialog = await drawer();
    await waitFor(() => expect(dialog.getByText('The draft is the same as this version.')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Restore into the draft' })).toBeNull();
  },
});
export const VersionsOfPaused = meta.story({ args: showing({}, undefined, { status: 'paused' }) });
export const VersionsOutdated = meta.story({
  args: showing({
    state: {
      kind: 'ready',
      versions: publishedVersions,
      outdated: { problem: { code: 'offline' }, retrying: false },
      leftOut: 1,
    },
  }),
});

export const VersionOpened = meta.story({
  name: 'AS-4: a version shows what restoring it would change in the draft',
  args: showing(third),
  play: async ({ args }) => {
    const dialog = await drawer();
    await expect(dialog.getByRole('button', { name: /^Version 3/ })).toHaveAttribute('aria-expanded', 'true');
    const headings = dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
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
    await waitFor(() => expect(dialog.getByText('0.4, balanced')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Restore into the draft' }));
    const { actions, versions } = editorIn(args);
    await expect(actions.onAskRestore).toHaveBeenCalledWith(3);
    await userEvent.click(dialog.getByRole('button', { name: /^Version 2/ }));
    await expect(versions.onOpen).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Escape}');
    await expect(actions.onCancel).toHaveBeenCalled();
    // What was pressed has moved the list, by as much as each window leaves room for.
    dialog.getAllByRole('button', { name: /^Version/ })[0]?.scrollIntoView({ block: 'end' });
  },
});
export const VersionApartFromItsHead = meta.story({
  name: 'AS-4: what a version would change stands apart from the head above it',
  parameters: noPicture,
  args: showing(third),
  play: async () => {
    const dialog = await drawer();
    const head = dialog.getByRole('button', { name: /^Version 3/ });
    const restore = dialog.getByRole('button', { name: 'Restore into the draft' });
    await waitFor(() =>
      expect(restore.getBoundingClientRect().top - head.getBoundingClientRect().bottom).toBeGreaterThan(15),
    );
  },
});
export const VersionInForcedColors = meta.story({
  parameters: { visual: { modes: ['forced'] } },
  args: showing(third),
  play: async () => {
    const dialog = await drawer();
    await waitFor(() => expect(dialog.getByText('0.4, balanced')).toBeVisible());
  },
});
export const VersionOpenedOnPhone = meta.story({ args: showing(third), globals: onPhone });
export const VersionLoading = meta.story({ args: showing({ opened: 3, content: { kind: 'loading' } }) });
export const VersionFailed = meta.story({
  args: showing({ opened: 3, content: { kind: 'failed', problem, retrying: false } }),
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Try again' }));
    await expect(editorIn(args).versions.onRetryContent).toHaveBeenCalledOnce();
  },
});
export const RestoringAsks = meta.story({
  name: 'AS-4: restoring asks where the draft holds what was not published',
  args: showing(third, { kind: 'asking', number: 3 }),
  play: async ({ args }) => {
    const title = 'Restore version 3 into the draft?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    const { actions } = editorIn(args);
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await expect(actions.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(actions.onCancel).toHaveBeenCalledOnce();
  },
});
export const Restoring = meta.story({
  args: showing(third, { kind: 'running', number: 3 }),
  play: async ({ args }) => {
    const dialog = await drawer();
    await userEvent.click(dialog.getByRole('button', { name: /Restore into the draft|Restoring/ }));
    await userEvent.keyboard('{Escape}');
    const { actions } = editorIn(args);
    await expect(actions.onAskRestore).not.toHaveBeenCalled();
    await expect(actions.onCancel).not.toHaveBeenCalled();
  },
});
export const RestoringFailed = meta.story({
  args: showing(third, { kind: 'failed', number: 3, problem }),
});
export const RestoringConflict = meta.story({
  name: 'AS-4: a newer draft is told before a version takes its place',
  args: showing(third, { kind: 'conflict', number: 3, newer }),
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'There is a newer draft' }));
    await expect(
      question.getByText(/^Support lead saved this assistant in the meantime/),
    ).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await expect(editorIn(args).actions.onRestore).toHaveBeenCalledOnce();
  },
});
export const RestoringConflictWithOneself = meta.story({
  name: 'AS-4: a newer draft of one’s own is told as another window’s',
  parameters: noPicture,
  args: showing(third, { kind: 'conflict', number: 3, newer: { ...newer, isOwn: true } }),
  play: async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'There is a newer draft' }));
    await expect(question.getByText(/^You saved this assistant in another window/)).toBeInTheDocument();
    await expect(question.queryByText(/Support lead/)).toBeNull();
  },
});

export const VersionsLong = meta.story({
  args: showing(
    {
      ...held(longDraft),
      state: {
        kind: 'ready',
        versions: publishedVersions.map((version) => ({ ...version, publishedBy: longDraft.name })),
      },
    },
    undefined,
  ),
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const HostileVersions = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <EditAssistantScreen
          {...args}
          {...showing({
            ...held({ ...publishedDraft, name: text, instructions: text }),
            state: {
              kind: 'ready',
              versions: publishedVersions.map((version) => ({ ...version, publishedBy: text })),
            },
          })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** Opens and closes the versions, and asks, as the portal does. */
function Looking(args: EditAssistantScreenProps) {
  const [step, setStep] = useState<RestoreStep | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { actions } = editorIn(args);
  const state = editorWith({
    view: step ? { kind: 'versions', step } : { kind: 'clean' },
    versions: versionsWith({ ...third, opened, onOpen: setOpened }),
    actions: {
      ...actions,
      onVersions: () => setStep({ kind: 'looking' }),
      onAskRestore: (number) => setStep({ kind: 'asking', number }),
      onCancel: () => setStep((before) => (before?.kind === 'asking' ? { kind: 'looking' } : null)),
    },
  });
  return <EditAssistantScreen {...args} state={state} />;
}

export const ByKeyboard = meta.story({
  name: 'A11Y-1: versions are looked at by keyboard, and the focus comes back from each step',
  parameters: noPicture,
  render: (args) => <Looking {...args} />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'More actions' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Published versions' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await drawer();
    const version = dialog.getByRole('button', { name: /^Version 3/ });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    version.focus();
    await userEvent.keyboard('{Enter}');
    const restore = await dialog.findByRole('button', { name: 'Restore into the draft' });
    await expect(version).toHaveFocus();
    restore.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(restore).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

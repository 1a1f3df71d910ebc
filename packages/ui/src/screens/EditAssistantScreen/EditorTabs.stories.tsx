import { type ListedDataFile, STARTER_QUESTIONS_MAX_COUNT } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FileDropItem } from '../../components/FileDrop/FileState.tsx';
import { expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { DEFAULT_DATA_FILE_QUERY } from './arrangeDataFiles.ts';
import type { FilePreview } from './DataFilePreview.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import { assistantDraft, dataFiles, emptyDraft, longDraft, refusedSites, sites } from './editor.fixtures.ts';
import type { EditorTab } from './editor.types.ts';
import {
  editorIn,
  editorOf,
  editorWith,
  fileActions,
  KeptEditor,
  noPreview,
} from './editorStory.fixtures.tsx';

const meta = preview.meta({
  component: EditAssistantScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: editorWith() as EditAssistantScreenProps['state'],
    tab: 'behaviour' as EditorTab,
    onTab: fn(),
    onRetry: fn(),
    listHref: '/',
  },
  render: (args) => <KeptEditor {...args} />,
});

const MEGABYTE = 1024 * 1024;
const uploads: readonly FileDropItem[] = [
  {
    id: 'u1',
    name: 'size-tables.pdf',
    bytes: 4.2 * MEGABYTE,
    state: { kind: 'uploading', progress: 0.62 },
  },
  {
    id: 'u2',
    name: 'catalogue.pdf',
    bytes: 11 * MEGABYTE,
    state: { kind: 'refused', reason: 'This file has 11 MB. 10 MB is the most.' },
  },
  {
    id: 'u3',
    name: 'logo.svg',
    bytes: 4096,
    state: { kind: 'refused', reason: 'Files of this kind cannot be read.' },
  },
];

/** Names of the files, in the order in which they stand. */
const namesIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table', { name: 'Data files' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Behavior = meta.story();
export const BehaviorWithoutModel = meta.story({
  name: 'AS-2: without a model, its fields say when they take effect',
  args: {
    state: editorOf(
      { ...assistantDraft, model: '' },
      { models: [{ id: '', name: 'Chosen for you', description: 'The service picks the model' }] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answers are quoted from the data files')).toBeVisible();
  },
});
export const BehaviorLong = meta.story({
  args: { state: editorOf(longDraft) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const BehaviorTooLong = meta.story({
  args: { state: editorOf({ ...longDraft, instructions: `${longDraft.instructions}.` }) },
});

export const Conversation = meta.story({ args: { tab: 'conversation' } });
export const ConversationEmpty = meta.story({
  args: { tab: 'conversation', state: editorOf(emptyDraft, { status: 'draft', published: null }) },
});
export const ConversationLong = meta.story({
  args: { tab: 'conversation', state: editorOf(longDraft) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const ConversationReadOnly = meta.story({
  args: { tab: 'conversation', state: editorWith({ view: { kind: 'readOnly' } }) },
});
export const ConversationOnPhone = meta.story({ args: { tab: 'conversation' }, globals: onPhone });

export const DataFiles = meta.story({
  args: { tab: 'data' },
  play: async ({ canvas }) => {
    const menus = canvas.getAllByRole('button', { name: /^More about / });
    await expect(menus.length).toBeGreaterThan(3);
    await expect(new Set(menus.map((menu) => menu.getBoundingClientRect().left)).size).toBe(1);
  },
});
export const DataFilesReplace = meta.story({
  name: 'AS-3: a file of another name is asked about before it takes the place of one',
  args: { tab: 'data', state: editorWith({ fileActions }) },
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getAllByRole('button', { name: /^More about / })[0] as HTMLElement;
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])');
    const replace = async (name: string) => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
      fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['Free.'], name)] } });
      return screen.findByRole('alertdialog', { name: /^Replace “.*” with “/ });
    };
    const question = within(await replace('terms.md'));
    await waitFor(() => expect(question.getByText(/cannot be had back/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(fileActions.onReplace).not.toHaveBeenCalled();
    await userEvent.click(within(await replace('terms.md')).getByRole('button', { name: 'Replace' }));
    await expect(fileActions.onReplace).toHaveBeenCalledOnce();
    await replace('terms.md');
  },
});
const LONG_NAME =
  'Delivery times, returns and warranty of all shops in Austria, Germany, Poland and Spain for customers ' +
  'who ordered before the first of March, second and last version, checked by the warehouse';
/** The text of a file, opened beside the list. */
const previewed = (state: FilePreview['state']) => ({
  tab: 'data' as const,
  state: editorWith({
    fileActions: { ...fileActions, preview: { ...noPreview, file: { name: 'returns.docx' }, state } },
  }),
});
const passages = [
  {
    ordinal: 0,
    page: 1,
    heading: 'Returns › Within 30 days',
    text: 'Send it back **within 30 days**. We pay the postage from Germany and Austria.',
  },
  {
    ordinal: 1,
    page: 2,
    heading: 'Returns › Refunds',
    text: '| Paid by | Days |\n| --- | --- |\n| Card | 3 |\n| Transfer | 5 |',
  },
];
export const DataFilesPreview = meta.story({
  args: previewed({ kind: 'ready', passages, total: 41, more: 'there' }),
});
export const DataFilesWithoutPages = meta.story({
  name: 'AS-3: files are counted by page where their format has pages',
  parameters: noPicture,
  args: {
    tab: 'data',
    state: editorWith({
      files: {
        kind: 'ready',
        files: ['manual.pdf', 'manual.md'].map((name) => ({
          ...(dataFiles[0] as ListedDataFile),
          ...{ id: name, name, pages: 2 },
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    const pagesOf = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[2];
    await expect(pagesOf('manual.pdf')).toHaveTextContent(/2$/);
    await expect(pagesOf('manual.md')).toHaveTextContent('–');
  },
});
export const DataFilesPreviewWithoutPages = meta.story({
  name: 'AS-3: the text of a file whose format has no pages names none',
  parameters: noPicture,
  args: {
    tab: 'data',
    state: editorWith({
      fileActions: {
        ...fileActions,
        preview: {
          ...noPreview,
          file: { name: 'returns.md' },
          state: { kind: 'ready', passages, total: 2, more: 'none' },
        },
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Returns › Refunds')).toBeVisible());
    await expect(dialog.queryByText(/Page/)).toBeNull();
  },
});
export const DataFilesPreviewRemoved = meta.story({
  args: {
    tab: 'data',
    state: editorWith({ fileActions: { ...fileActions, preview: { ...noPreview, file: 'removed' } } }),
  },
});
export const DataFilesPreviewWhole = meta.story({
  args: previewed({ kind: 'ready', passages, total: 2, more: 'none' }),
});
export const DataFilesPreviewLoading = meta.story({ args: previewed({ kind: 'loading' }) });
export const DataFilesPreviewFailed = meta.story({
  args: previewed({ kind: 'failed', problem: { code: 'generic' }, retrying: false }),
});
export const DataFilesUploading = meta.story({
  name: 'AS-3: what is on its way, or was refused, is no file of the assistant’s',
  args: { tab: 'data', state: editorWith({ uploads }) },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Data files' }));
    for (const { name } of uploads) await expect(table.getByRole('rowheader', { name })).toBeVisible();
    const kept = namesIn(canvas).length - uploads.length;
    await expect(canvas.getByText(`${kept} files`)).toBeVisible();
    // Of three that are new two were refused.
    await expect(canvas.getByText(/^1 file was just added\./)).toBeInTheDocument();
    await expect(table.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
});
/** What an upload can come to before the server has the file, and in the place of another file. */
export const DataFilesUnfinished = meta.story({
  args: {
    tab: 'data',
    state: editorWith({
      uploads: [
        { id: 'u1', name: 'faq.html', bytes: 38_000, state: { kind: 'waiting' } },
        { id: 'u2', name: 'delivery.md', bytes: 9_200, state: { kind: 'cancelled' } },
        {
          ...{ id: 'u3', name: 'prices.csv', bytes: 412 * 1024 },
          state: { kind: 'failed', reason: 'The connection broke off.' },
        },
        {
          ...{ id: 'f2', name: 'returns-2027.docx', bytes: 0.4 * MEGABYTE },
          state: { kind: 'uploading', progress: 0.3 },
        },
      ],
    }),
  },
});
export const DataFilesLongNames = meta.story({
  args: {
    tab: 'data',
    state: editorWith({
      files: {
        kind: 'ready',
        files: dataFiles.map((file) => ({ ...file, name: `${LONG_NAME} ${file.name}` })),
      },
    }),
  },
});
export const DataFilesOfOtherScripts = meta.story({
  name: 'AS-3: a name that runs from right to left begins where its column does',
  parameters: noPicture,
  args: {
    tab: 'data',
    state: editorWith({
      files: {
        kind: 'ready',
        files: dataFiles.map((file, index) => (index === 0 ? { ...file, name: 'دليل الإرجاع.pdf' } : file)),
      },
    }),
  },
  play: async ({ canvas }) => {
    const lefts = ['دليل الإرجاع.pdf', dataFiles[1]?.name ?? ''].map((name) => {
      const line = document.createRange();
      line.selectNodeContents(canvas.getByText(name));
      return line.getBoundingClientRect().left;
    });
    await expect(lefts[0]).toBeCloseTo(lefts[1] ?? 0, 0);
  },
});
export const DataFilesEmpty = meta.story({
  args: { tab: 'data', state: editorWith({ files: { kind: 'ready', files: [] } }) },
});
export const DataFilesLoading = meta.story({
  args: { tab: 'data', state: editorWith({ files: { kind: 'loading' } }) },
});
export const DataFilesFailed = meta.story({
  args: {
    tab: 'data',
    state: editorWith({ files: { kind: 'failed', problem: { code: 'generic' }, retrying: false } }),
  },
});
export const DataFilesBlocked = meta.story({
  args: { tab: 'data', state: editorWith({ addBlocked: 'Your plan has room for five files.' }) },
});
export const DataFilesReadOnly = meta.story({
  args: { tab: 'data', state: editorWith({ view: { kind: 'readOnly' } }) },
});
export const DataFilesSorted = meta.story({
  name: 'AS-3: data files are searched by name and sorted by a head; Enter sends no form',
  args: { tab: 'data' },
  play: async ({ canvas, args }) => {
    const all = namesIn(canvas).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Size' }));
    await expect(canvas.getByRole('columnheader', { name: /Size/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const bySize = namesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Size' }));
    await expect(namesIn(canvas)).not.toEqual(bySize);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search data files' }), 'RETURNS{Enter}');
    await expect(namesIn(canvas)).toEqual(['returns.docx']);
    await expect(canvas.getByText('1 file')).toBeVisible();
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(namesIn(canvas)).toHaveLength(all);
  },
});
export const DataFilesNothingFound = meta.story({
  name: 'AS-3: a search that finds no file says so, and is cleared',
  args: {
    tab: 'data',
    state: editorWith({ fileQuery: { ...DEFAULT_DATA_FILE_QUERY, search: 'zeppelin' } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No file matches “zeppelin”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await expect(editorIn(args).onFileQuery).toHaveBeenCalledWith(DEFAULT_DATA_FILE_QUERY);
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByText('No file matches “zeppelin”')).toBeVisible();
  },
});
export const DataFilesOnPhone = meta.story({
  args: { tab: 'data', state: editorWith({ uploads }) },
  globals: onPhone,
});

export const Access = meta.story({ args: { tab: 'access' } });
export const AccessChosen = meta.story({
  args: {
    tab: 'access',
    state: editorOf({ ...assistantDraft, audience: 'chosen', userIds: ['1', '2', '3', '4'] }),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Users who may use it' })).getAllByRole('listitem');
    await expect(rows.map((row) => within(row).queryByText(/^(Inactive|Invited)$/)?.textContent)).toEqual([
      ...[undefined, undefined, 'Inactive', 'Invited'],
    ]);
  },
});
export const AccessNobody = meta.story({
  args: {
    tab: 'access',
    state: editorOf({ ...assistantDraft, audience: 'chosen', userIds: [], allowedDomains: [] }),
  },
});
export const AccessInvalid = meta.story({
  args: {
    tab: 'access',
    state: editorWith({
      draft: {
        ...assistantDraft,
        allowedDomains: ['shop.acme.test', '*', 'acme.test/shop'],
        rateLimit: { max: null, windowSeconds: 90_000, message: '' },
      },
      view: { kind: 'dirty' },
    }),
  },
});
export const AccessLong = meta.story({
  args: { tab: 'access', state: editorOf(longDraft) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});

export const Widget = meta.story({ args: { tab: 'widget' } });
export const WidgetAtStart = meta.story({
  args: {
    tab: 'widget',
    state: editorOf({
      ...assistantDraft,
      widget: { ...assistantDraft.widget, position: 'bottom-start', size: 'large', color: '#0f766e' },
    }),
  },
});
export const WidgetMirrored = meta.story({
  name: 'SH-4: in a mirrored portal left stays left, and the previewed site runs from left to right',
  globals: { direction: 'rtl' },
  parameters: noPicture,
  args: { tab: 'widget' },
  play: async ({ canvas }) => {
    const placeOf = (name: string) =>
      canvas.getByRole('radio', { name }).closest('label')?.getBoundingClientRect() ?? new DOMRect();
    const [left, right] = [placeOf('Bottom left'), placeOf('Bottom right')];
    await expect(left.width).toBeGreaterThan(0);
    await expect(left.right).toBeLessThanOrEqual(right.left);
    const starter = canvas.getByText('Where is my order?').closest('button');
    const { textAlign, direction } = getComputedStyle(starter as HTMLElement);
    await expect({ textAlign, direction }).toEqual({ textAlign: 'start', direction: 'ltr' });
  },
});
/** The widget's button in its preview: it stands in a shadow root, as on a site. */
const launcherIn = (figure: HTMLElement) =>
  [...figure.querySelectorAll('span')].flatMap((each) => each.shadowRoot?.querySelector('button') ?? [])[0];

export const WidgetAsOnSites = meta.story({
  name: 'AS-5: the preview is the widget itself: its launcher, its colors, its welcome',
  parameters: noPicture,
  args: {
    tab: 'widget',
    state: editorOf({
      ...assistantDraft,
      widget: { ...assistantDraft.widget, color: '#0f766e', launcherLabel: 'Ask us' },
    }),
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('Preview on a sample page').closest('figure') as HTMLElement;
    await expect(within(figure).getByText(/Ask me about/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Button' }));
    await waitFor(() => expect(launcherIn(figure)).toHaveTextContent('Ask us'));
    await waitFor(() => expect(launcherIn(figure)).toHaveStyle({ backgroundColor: 'rgb(15, 118, 110)' }));
  },
});
export const WidgetGreeting = meta.story({
  name: 'AS-5: the previewed chat is as high as on a site, so that each starter is whole',
  parameters: noPicture,
  args: {
    tab: 'widget',
    state: editorOf({
      ...assistantDraft,
      starterQuestions: ['Delivery', 'Returns', 'Opening hours', 'A long question about sizes of tents?'],
    }),
  },
  play: async ({ canvas }) => {
    const figure = within(canvas.getByText('Preview on a sample page').closest('figure') as HTMLElement);
    for (const device of ['Desktop', 'Phone']) {
      await userEvent.click(figure.getByRole('radio', { name: device }));
      await waitFor(() => {
        const last = figure.getByText(/sizes of tents/).getBoundingClientRect();
        const composer = figure.getByRole('textbox', { hidden: true }).getBoundingClientRect();
        expect(last.bottom).toBeLessThan(composer.top);
      });
    }
  },
});
export const WidgetBelowTheBar = meta.story({
  name: 'AS-5: the previewed chat leaves the bar of the browser free, however high it is',
  parameters: noPicture,
  args: {
    tab: 'widget',
    state: editorOf({ ...assistantDraft, widget: { ...assistantDraft.widget, size: 'large' } }),
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('Preview on a sample page').closest('figure') as HTMLElement;
    const [bar, , stage] = figure.querySelector('[inert]')?.children ?? [];
    const gap = () => {
      const chat = stage?.firstElementChild?.getBoundingClientRect();
      return (chat?.top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
    };
    await expect(gap()).toBeGreaterThanOrEqual(0);
    await userEvent.click(within(figure).getByRole('radio', { name: 'Phone' }));
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(1));
  },
});
export const WidgetWeakContrast = meta.story({
  name: 'AS-5: the warning about a color takes the room that there is',
  args: {
    tab: 'widget',
    state: editorOf({
      ...assistantDraft,
      widget: { ...assistantDraft.widget, color: '#facc15', textColor: '#ffffff' },
    }),
  },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/too weak: text on this color is hard to read$/));
    const lines = new Set([...words.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBeLessThanOrEqual(2);
  },
});
export const WidgetNoColor = meta.story({
  name: 'AS-5: what is no color stays to be mended, and the preview keeps the saved one',
  args: {
    tab: 'widget',
    state: editorWith({ draft: { ...assistantDraft, widget: { ...assistantDraft.widget, color: 'zzz' } } }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Color' });
    await expect(field).toHaveValue('zzz');
    await expect(field).toHaveAccessibleDescription('Enter a color such as #3366FF.');
    const figure = canvas.getByText('Preview on a sample page').closest('figure') as HTMLElement;
    await userEvent.click(canvas.getByRole('radio', { name: 'Button' }));
    const { color } = assistantDraft.widget;
    await waitFor(() => expect(launcherIn(figure)).toHaveStyle({ backgroundColor: color }));
  },
});
export const WidgetNotInstalled = meta.story({
  name: 'AS-5: where no site may show it, a press leads to the field of domains',
  args: { tab: 'widget', state: editorOf(emptyDraft, { sites: { installed: [], refused: [] } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow a domain' }));
    await expect(args.onTab).toHaveBeenCalledWith('access');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Allowed domains' })).toHaveFocus());
  },
});
export const WidgetRefused = meta.story({
  name: 'WG-7: a site that is refused is told, and let in by one press',
  args: { tab: 'widget', state: editorWith({ sites: { ...sites, refused: refusedSites } }) },
  play: async ({ canvas, args }) => {
    const { actions, pageCheck } = editorIn(args);
    const list = canvas.getByRole('list', { name: 'Refused on' });
    // Nothing that could be added lets in a page without TLS: its check tells why.
    await expect(within(list).getAllByRole('button', { name: /^Add/ })).toHaveLength(1);
    await userEvent.click(within(list).getByRole('button', { name: 'Check old.acme.test' }));
    await expect(pageCheck.onCheck).toHaveBeenCalledWith('http://old.acme.test');
    await userEvent.click(within(list).getByRole('button', { name: 'Add blog.acme.test' }));
    await expect(actions.onChange).toHaveBeenCalledWith({
      allowedDomains: [...assistantDraft.allowedDomains, 'blog.acme.test'],
    });
  },
});
export const WidgetLong = meta.story({
  args: { tab: 'widget', state: editorOf(longDraft) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const WidgetLauncherInDark = meta.story({
  args: { tab: 'widget' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Button' }));
    const picture = within(canvas.getByText('Preview on a sample page').closest('figure') as HTMLElement);
    await userEvent.click(picture.getByRole('radio', { name: 'Dark' }));
    await expect(picture.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});
export const WidgetAlwaysDark = meta.story({
  name: 'AS-5: a widget with a theme of its own is previewed in that one alone',
  args: {
    tab: 'widget',
    state: editorOf({ ...assistantDraft, widget: { ...assistantDraft.widget, theme: 'dark' } }),
  },
  play: async ({ canvas, args }) => {
    const theme = within(canvas.getByRole('radiogroup', { name: 'Theme' }));
    await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(theme.getByRole('radio', { name: 'Light' }));
    await expect(editorIn(args).actions.onChange).toHaveBeenCalledWith({
      widget: { ...assistantDraft.widget, theme: 'light' },
    });
  },
});
export const WidgetPhoneInPreview = meta.story({
  args: { tab: 'widget' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
  },
});
export const WidgetOnPhoneInSpanish = meta.story({
  name: 'AS-5: on a phone no choice of the preview breaks within a word',
  args: { tab: 'widget' },
  globals: { ...onPhone, locale: 'es' },
  parameters: { visual: { modes: ['light'] } },
  play: async ({ canvas }) => {
    const heights = ['Ordenador', 'Móvil'].map(
      (name) => canvas.getByText(name, { exact: true }).getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(1);
  },
});
export const WidgetOnPhone = meta.story({ args: { tab: 'widget' }, globals: onPhone });

export const StartersByKeyboard = meta.story({
  name: 'AS-2: starter questions are added, moved and removed by keyboard',
  parameters: noPicture,
  args: { tab: 'conversation' },
  play: async ({ canvas, args }) => {
    const { onChange } = editorIn(args).actions;
    const field = (number: number) => canvas.findByRole('textbox', { name: `Question ${number}` });
    const button = (name: string) => canvas.findByRole('button', { name });

    (await button('Move question 3 up')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await field(2)).toHaveValue('Is my tent under warranty?');
    await waitFor(async () => expect(await button('Move question 2 up')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await field(1)).toHaveValue('Is my tent under warranty?');
    await waitFor(async () => expect(await button('Move question 1 down')).toHaveFocus());

    (await button('Add a question')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(4)).toHaveFocus());
    await userEvent.keyboard('Do you ship abroad?');
    await expect(onChange).toHaveBeenLastCalledWith({
      starterQuestions: [
        'Is my tent under warranty?',
        'Where is my order?',
        'How do I return something?',
        'Do you ship abroad?',
      ],
    });

    (await button('Remove question 1')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await field(1)).toHaveValue('Where is my order?');
    await waitFor(async () => expect(await field(1)).toHaveFocus());

    // One question alone keeps no room for the arrows that it does not have.
    await userEvent.click(await button('Remove question 3'));
    await userEvent.click(await button('Remove question 2'));
    const end = (await field(1)).getBoundingClientRect().right;
    const start = (await button('Remove question 1')).getBoundingClientRect().left;
    await expect(start - end).toBeLessThan(16);
  },
});

export const StartersAreFull = meta.story({
  name: 'AS-2: there is room for six starter questions',
  parameters: noPicture,
  args: { tab: 'conversation', state: editorOf(longDraft) },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a question' });
    await expect(add).toHaveAccessibleDescription('There is room for 6 questions.');
    await userEvent.click(add);
    await expect(editorIn(args).actions.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('textbox', { name: /^Question/ })).toHaveLength(
      STARTER_QUESTIONS_MAX_COUNT,
    );
  },
});

const zebra = { id: 'u1', name: 'zebra.md', bytes: 900 };
const zebraListed = (status: ListedDataFile['status']) => {
  const updatedAt = '2026-03-31T08:24:00Z';
  const files = [...dataFiles, { ...zebra, pages: 0, status, progress: null, reason: '', updatedAt }];
  return editorWith({ files: { kind: 'ready', files } });
};
/** An upload on its way; the server's list then has it last. */
const zebraSteps = [
  editorWith({ uploads: [{ ...zebra, state: { kind: 'uploading', progress: 0.4 } }] }),
  zebraListed('queued'),
  zebraListed('ready'),
];
export const UploadKeepsItsRow = meta.story({
  name: 'AS-3: a file keeps its row, above those that are sorted, from its first byte to ready, announced once',
  parameters: noPicture,
  args: { tab: 'data' },
  render: function Owner(args) {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Go on
        </button>
        <KeptEditor {...args} state={zebraSteps[step] ?? args.state} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const goOn = canvas.getByRole('button', { name: 'Go on' });
    const row = canvas.getByRole('rowheader', { name: 'zebra.md' }).closest('tr');
    const expectRow = async (state: string) => {
      const [, group, first] = canvas.getAllByRole('row');
      await expect(group).toHaveTextContent('Just added');
      // The very same row: what has the focus in it, or reads it, stays there.
      await expect(first).toBe(row);
      await expect(first).toHaveTextContent(state);
      await expect(canvas.getAllByRole('rowheader', { name: 'zebra.md' })).toHaveLength(1);
    };
    await expectRow('Uploading');
    await userEvent.click(goOn);
    await expectRow('Queued');
    await expect(canvas.queryByText(/^zebra.md: /)).toBeNull();
    await userEvent.click(goOn);
    await expectRow('Ready');
    await waitFor(() => expect(canvas.getAllByText('zebra.md: Ready')).toHaveLength(1));
  },
});

export const FilesAreRemoved = meta.story({
  name: 'AS-3: several files are removed at once, after a question',
  parameters: noPicture,
  args: { tab: 'data' },
  play: async ({ canvas, args }) => {
    const { fileActions } = editorIn(args);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select returns.docx' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select store-hours.csv' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 files?' }));
    await expect(fileActions?.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByText('returns.docx')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(fileActions?.onRemove).toHaveBeenCalledWith(['f2', 'f4']);
  },
});

export const FailedFileIsReadAgain = meta.story({
  name: 'AS-3: a failed file says why and can be read again',
  parameters: noPicture,
  args: { tab: 'data' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The pages are pictures without text.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read catalogue-scan.pdf again' }));
    await expect(editorIn(args).fileActions?.onRetryFile).toHaveBeenCalledWith('f5');
  },
});

export const DomainsAreChecked = meta.story({
  name: 'WG-4: a domain that means everybody is marked and keeps the draft from being saved',
  parameters: noPicture,
  args: { tab: 'access' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Allowed domains/ }), '*.com{Enter}');
    await expect(
      await canvas.findByText(/A \* may only come first/, { ignore: '[role=status]' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
  },
});

import { PAGE_FINDINGS, type PageFinding, type PageFindingCode, type ProblemInPlace } from '@parley/model';
import { STORY_NOW } from '@parley/showroom/clock';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import type { EditorTab } from './editor.types.ts';
import { editorIn, editorWith, KeptEditor } from './editorStory.fixtures.tsx';
import type { PageCheckState } from './pageCheck.types.ts';

/** The widget's tab, with a check of a page in some state. */
const checked = (state: PageCheckState, patch: Parameters<typeof editorWith>[0] = {}) => ({
  state: editorWith({ pageCheck: { state, onCheck: fn() }, ...patch }) as EditAssistantScreenProps['state'],
});

const found = (code: PageFindingCode, about = '', line = ''): PageFinding => ({
  ...{ code, outcome: PAGE_FINDINGS[code], about, line },
});
const ready = (findings: readonly PageFinding[], address = 'https://shop.acme.test/'): PageCheckState => ({
  ...{ kind: 'ready', address, findings },
});
const failed = (problem: ProblemInPlace): PageCheckState => ({ kind: 'failed', problem });

const fine = ready([
  found('page.reached'),
  found('assistant.published'),
  found('script.found'),
  found('key.right'),
  found('domain.allowed', 'shop.acme.test'),
  found('scripts.allowed'),
  found('frames.allowed'),
  found('isolation.none'),
]);
const problems = ready([
  found('page.redirected', 'https://new.acme.test/start'),
  found('assistant.published'),
  found('script.notSeen'),
  found('domain.missing', 'new.acme.test', 'new.acme.test'),
  found('scripts.header', '', "script-src 'self' https://cdn.acme.test https://parley.test"),
  found('frames.meta', '', "frame-src 'self' https://parley.test"),
  found('isolation.isolated'),
]);

/** Shows what was found, which stands at the end of the tab. */
const showEnd = async ({ canvas }: { canvas: ReturnType<typeof within> }) =>
  canvas.getByRole('heading', { name: 'Check a page' }).scrollIntoView();

const meta = preview.meta({
  component: EditAssistantScreen,
  parameters: { layout: 'fullscreen', visual: { modes: ['light', 'phone'] } },
  args: {
    ...checked({ kind: 'idle' }),
    tab: 'widget' as EditorTab,
    onTab: fn(),
    onRetry: fn(),
    listHref: '/',
  },
  render: (args) => <KeptEditor {...args} />,
});

/** The section, and what its editor was told. */
const section = (canvas: ReturnType<typeof within>, args: EditAssistantScreenProps) => ({
  address: canvas.getByRole('textbox', { name: 'Address of the page' }),
  button: canvas.getByRole('button', { name: 'Check' }),
  onCheck: editorIn(args).pageCheck.onCheck,
});

export const Asked = meta.story({
  name: 'WG-7: Enter checks the page that is typed, and saves nothing',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const { address, button, onCheck } = section(canvas, args);
    await expect(address).toHaveValue('https://shop.acme.test');
    await userEvent.clear(address);
    await userEvent.click(button);
    await expect(address).toHaveAccessibleDescription(/Enter the address of a page/);
    await userEvent.type(address, 'localhost:4002/shop{Enter}');
    await expect(onCheck).toHaveBeenCalledWith('http://localhost:4002/shop');
    await expect(editorIn(args).actions.onSave).not.toHaveBeenCalled();
  },
});
export const FromSite = meta.story({
  name: 'WG-7: a site where the widget was seen is checked by one press',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check help.acme.test' }));
    const { address, onCheck } = section(canvas, args);
    await expect(onCheck).toHaveBeenCalledWith('https://help.acme.test');
    await expect(address).toHaveValue('https://help.acme.test');
  },
});
export const Checking = meta.story({ args: checked({ kind: 'checking' }), play: showEnd });
export const Fine = meta.story({
  args: checked(fine),
  play: async (context) => {
    await showEnd(context);
    const list = within(context.canvas.getByRole('list', { name: 'What was found' }));
    await expect(list.getAllByRole('img', { name: 'Fine' })).toHaveLength(8);
  },
});
export const Problems = meta.story({
  name: 'WG-7: each problem has the line to change; a domain is added by one press',
  args: checked(problems),
  parameters: { visual: { modes: ['light', 'dark', 'rtl', 'phone'] } },
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByText('3 problems to mend')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add new.acme.test' }));
    await expect(editorIn(args).actions.onChange).toHaveBeenCalledWith({
      allowedDomains: expect.arrayContaining(['new.acme.test']),
    });
    await waitFor(() => expect(canvas.getByText(/It is in the draft now/)).toBeVisible());
    await showEnd(context);
  },
});
export const ProblemsOnPhone = meta.story({ args: checked(problems), globals: onPhone, play: showEnd });
export const Nonce = meta.story({
  name: 'WG-7: the snippet takes the nonce of the page',
  parameters: noPicture,
  args: checked(ready([found('scripts.nonce')])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<script nonce="…" async src/)).toBeVisible();
  },
});
export const Unsure = meta.story({
  args: checked(ready([found('page.reached'), found('script.notSeen'), found('scripts.trusted')])),
  play: showEnd,
});
export const Unreachable = meta.story({
  args: checked(ready([found('page.certificate'), found('assistant.paused')])),
  play: showEnd,
});
export const Refused = meta.story({
  args: checked(ready([found('page.private'), found('assistant.published')], 'http://10.0.0.1/')),
  play: showEnd,
});
export const RateLimited = meta.story({
  args: checked(failed({ code: 'rateLimited', retryAfter: null })),
  play: showEnd,
});
export const Waiting = meta.story({
  name: 'WG-7: no page is checked before the time that the server asks for',
  parameters: noPicture,
  args: checked(failed({ code: 'rateLimited', retryAfter: 60, retryAt: Date.parse(STORY_NOW) + 60_000 })),
  play: async ({ canvas, args }) => {
    const { address, button, onCheck } = section(canvas, args);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(address, '{Enter}');
    await expect(onCheck).not.toHaveBeenCalled();
  },
});
export const Offline = meta.story({ args: checked(failed({ code: 'offline' })), play: showEnd });
export const ReadOnly = meta.story({
  args: checked(problems, { view: { kind: 'readOnly' } }),
  play: async (context) => {
    await showEnd(context);
    await expect(context.canvas.queryByRole('button', { name: /^Add new/ })).not.toBeInTheDocument();
  },
});
export const Long = meta.story({
  args: checked(
    ready(
      [
        found('page.redirected', `https://shop.acme.test/${'very-long-'.repeat(30)}`),
        found('key.otherAssistant', 'Grundstücksverkehrsgenehmigungszuständigkeit'.repeat(3)),
        found('scripts.header', '', `script-src ${'https://cdn.acme.test '.repeat(20)}https://parley.test`),
      ],
      `https://shop.acme.test/${'very-long-'.repeat(40)}`,
    ),
  ),
  play: async (context) => {
    await showEnd(context);
    await expectContained(context.canvasElement, 'very-long');
  },
});

import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { chatView, noActions, shopAssistant } from '../chat.fixtures.ts';
import { Composer, type ComposerProps } from './Composer.tsx';

/** Keeps the draft, as the application around it would. */
function Kept(props: ComposerProps) {
  const [draft, setDraft] = useState(props.view.draft);
  const { composer } = props.view;
  const view = { draft, composer };
  const onDraftChange = (text: string) => {
    props.actions.onDraftChange(text);
    setDraft(text);
  };
  const onSend = () => {
    props.actions.onSend();
    setDraft('');
  };
  return <Composer {...props} view={view} actions={{ ...props.actions, onDraftChange, onSend }} />;
}

const meta = preview.meta({
  component: Composer,
  parameters: guide({
    instead: [{ use: 'TextArea', when: 'the text is part of a form.' }],
    keyboard: [
      {
        keys: ['Enter'],
        does: 'Sends what is written, but never while an input method still composes a word.',
      },
      { keys: ['Shift', 'Enter'], does: 'Begins a new line.' },
    ],
    dos: ['Say in the placeholder what can be asked.', 'Keep what is written when sending fails.'],
    donts: ['Cut what is too long: say by how much.', 'Take the button away while it cannot send.'],
    accessibility: [
      'The field is named after the assistant, so that two chats can be told apart.',
      'How many characters are too many is announced when it happens and when writing rests; the field is invalid.',
      'A button that cannot send yet stays reachable; it never vanishes from under the focus.',
    ],
  }),
  render: (args) => <Kept key={args.view.draft} {...args} />,
  args: {
    view: chatView(),
    actions: { ...noActions, onDraftChange: fn(), onSend: fn(), onTakeBack: fn(), onStop: fn() },
    assistantName: shopAssistant.name,
    placeholder: shopAssistant.placeholder,
    disclaimer: shopAssistant.disclaimer,
  },
});

const draft = (text: string) => ({ view: chatView({ draft: text }) });
const state = (composer: ComposerProps['view']['composer'], text = '') => ({
  view: chatView({ composer, draft: text }),
});

export const Empty = meta.story();
export const Bare = meta.story({ args: { placeholder: '', disclaimer: '' } });
export const WithDraft = meta.story({ args: draft('Where is my order?') });
export const TwelveLines = meta.story({
  name: 'Twelve lines (grows to eight)',
  args: draft(Array.from({ length: 12 }, (_, line) => `Line ${line + 1}`).join('\n')),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.clientHeight).toBe(8 * 24 + 2 * 10);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});
export const BelowCounter = meta.story({
  args: draft('x'.repeat(1799)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/characters/)).toBeNull();
  },
});
export const Counted = meta.story({
  args: draft('x'.repeat(1800)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,800 of 2,000 characters')).toBeVisible();
  },
});
export const Full = meta.story({
  name: 'Full (CH-2: 2000 characters are sent)',
  args: draft('x'.repeat(2000)),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.actions.onSend).toHaveBeenCalledOnce();
  },
});
export const TooLong = meta.story({
  name: 'Too long (CH-2: said so, kept whole, not sent)',
  args: draft('x'.repeat(2023)),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your message is 23 characters too long.');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(field, '{Enter}');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('x'.repeat(2023));
  },
});
export const BookPasted = meta.story({
  name: 'CH-2: a pasted book does not have its lines turned at each key',
  args: draft('word '.repeat(20_000)),
  parameters: noPicture,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).not.toHaveAttribute('dir');
    await expect(field).toBeInvalid();
  },
});
export const TooLongAndWritten = meta.story({
  name: 'CH-2: how much a text is too long is read out as it is shown, once writing rests',
  parameters: noPicture,
  args: draft('x'.repeat(2003)),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    const field = canvas.getByRole('textbox');
    await expect(alert).toHaveTextContent('Your message is 3 characters too long.');
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      const shown = field.getAttribute('aria-describedby') ?? '';
      if (alert.textContent)
        heard.push(`${alert.textContent === document.getElementById(shown)?.textContent}`);
    });
    observer.observe(alert, { childList: true, characterData: true, subtree: true });
    await userEvent.type(field, 'abcd');
    await waitFor(() => expect(alert).toHaveTextContent('Your message is 7 characters too long.'), {
      timeout: 5000,
    });
    await userEvent.type(field, '{Backspace>7/}');
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
    observer.disconnect();
    await expect(new Set(heard)).toEqual(new Set(['true']));
  },
});
export const Sending = meta.story({ args: state('sending') });
export const SendingWithNextDraft = meta.story({
  name: 'Sending, next draft (faults: Enter while sending makes no duplicate)',
  args: state('sending', 'And to Spain?'),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
  },
});
export const PendingSend = meta.story({
  name: 'Waits for the history (CH-6: Enter while it loads is not lost, and says so)',
  args: { view: chatView({ composer: 'pending' }) },
  play: async ({ canvas, args }) => {
    // The button has a status of its own.
    const [spoken] = canvas.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await expect(spoken).toHaveTextContent('Sends as soon as the conversation is here.');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Sends as soon as/);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.actions.onTakeBack).toHaveBeenCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const Answering = meta.story({
  args: state('answering'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop answering' }));
    await expect(args.actions.onStop).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const EnterDuringAnswer = meta.story({
  name: 'CH-5: Enter during an answer says when a message can be sent',
  args: state('answering', 'Where is my order?'),
  parameters: { visual: { modes: ['light', 'phone'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Send it once the answer is complete');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Where is my order?');
  },
});
export const Stopping = meta.story({ args: state('stopping') });
export const Blocked = meta.story({ args: state('blocked', 'Where is my order?') });
export const RightToLeft = meta.story({
  args: { ...draft('أين طلبي؟'), placeholder: 'اكتب رسالة', disclaimer: 'قد تكون الإجابات خاطئة.' },
  globals: { direction: 'rtl' },
});
export const LongWords = meta.story({
  args: {
    ...draft('x'.repeat(600)),
    disclaimer: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde '.repeat(3),
  },
});

export const EnterSends = meta.story({
  name: 'CH-5: Enter sends, Shift+Enter breaks the line, focus stays',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('one\ntwo');
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
});
export const Composition = meta.story({
  name: 'CH-5: Enter during composition never sends',
  parameters: noPicture,
  args: draft('に'),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await expect(args.actions.onSend).toHaveBeenCalledOnce();
  },
});
export const EmptyIsRefused = meta.story({
  name: 'T15: an empty message is refused with words',
  args: draft('   '),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write a message first.');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});
export const InvisibleIsEmpty = meta.story({
  name: 'T15: a message that shows nothing is empty',
  args: draft('\u200b\u200b'),
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write a message first.');
    await expect(args.actions.onSend).not.toHaveBeenCalled();
  },
});
export const PasteKeepsAll = meta.story({
  name: 'CH-2: a paste is never cut',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('y'.repeat(2500));
    await expect(field).toHaveValue('y'.repeat(2500));
    await expect(canvas.getByText('2,500 of 2,000 characters')).toBeVisible();
  },
});
const composer = (text: string) => (
  <Composer
    view={chatView({ draft: text })}
    actions={noActions}
    assistantName={shopAssistant.name}
    placeholder={shopAssistant.placeholder}
    disclaimer=""
  />
);
export const States = meta.story(
  statesOf({
    as: 'lines',
    variants: [
      { name: 'field', of: 'textarea', states: ['rest', 'hover', 'focus'], shows: composer('') },
      { name: 'nothing to send', of: 'button', states: ['hover', 'pressed', 'focus'], shows: composer('') },
      { name: 'send', of: 'button', shows: composer('Where is my order?') },
    ],
  }),
);

/** A chat that comes while something else is done. */
function Late(props: ComposerProps) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <div role="menu" tabIndex={-1} aria-label="Language" onKeyDown={() => setThere(true)}>
        <div role="menuitem" tabIndex={0}>
          English
        </div>
      </div>
      {isThere && <Composer {...props} />}
    </>
  );
}
export const FocusLeft = meta.story({
  name: 'A11Y-1: a chat that comes takes the focus, but not out of what was opened above the page',
  parameters: noPicture,
  args: { autoFocus: true },
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    const item = canvas.getByRole('menuitem', { name: 'English' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox');
    await expect(item).toHaveFocus();
  },
});

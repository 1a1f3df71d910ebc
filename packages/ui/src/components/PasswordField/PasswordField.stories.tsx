import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { PasswordField } from './PasswordField.tsx';

const rulesOf = (password: string) => [
  { label: '8 to 128 characters', met: password.length >= 8 },
  { label: 'a lower-case letter', met: /[a-z]/.test(password) },
  { label: 'an upper-case letter', met: /[A-Z]/.test(password) },
  { label: 'a digit', met: /\d/.test(password) },
  { label: 'a symbol', met: /[^\w\s]/.test(password) },
];

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [{ use: 'TextField', when: 'it is a key or a code that its owner must be able to read.' }],
    keyboard: [
      { keys: ['Tab'], does: 'From the field to the button that shows the password.' },
      { keys: ['Space'], does: 'On the button: shows or hides it. The text and the caret stay.' },
    ],
    dos: ['List the rules before something is typed.', 'Say by `autoComplete` whether it is a new one.'],
    donts: ['Forbid to paste.', 'Ask for it twice where it can be shown.'],
    accessibility: [
      'The button is a toggle with one name, “Show password”, and says whether it is pressed.',
      'Every rule says in words whether it is met; color and icon only repeat it.',
      'Say what `autoComplete` means: password managers depend on it. Pasting is never forbidden.',
      'Two fields for the same new password share `visible`, so that both are shown together.',
    ],
  }),
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'correct horse' } });
export const WithHelp = meta.story({ args: { help: 'The one that you sign in with.' } });
export const Rules = meta.story({
  args: { label: 'New password', value: 'Secret', autoComplete: 'new-password' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} rules={rulesOf(value)} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'The password needs' }));
    const digit = list.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('a digit'));
    await expect(digit).toHaveTextContent('a digit, still missing');
    await userEvent.type(canvas.getByLabelText('New password'), '1');
    await expect(digit).toHaveTextContent('a digit, met');
  },
});
export const Invalid = meta.story({
  args: { value: 'Secret1', error: 'The password does not meet all rules yet.', rules: rulesOf('Secret1') },
});
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, value: LONG_TEXT } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <PasswordField
          {...args}
          label={text}
          error={text}
          value={text}
          rules={[{ label: text, met: false }]}
          visible
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** A11Y-1: shown and hidden by keyboard; what was typed stays. */
export const Shown = meta.story({
  args: { value: 'secret' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('secret');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
});

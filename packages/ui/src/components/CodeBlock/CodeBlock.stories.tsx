import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { CodeBlock } from './CodeBlock.tsx';

const snippet =
  '<script async src="https://parley.example/widget.js" data-assistant="7d0f1c52" data-widget-key="wk_live_41"></script>';

const meta = preview.meta({
  component: CodeBlock,
  args: { code: "import { mount } from '@acme/widget';\n\nmount('#help');", language: 'ts' },
  parameters: guide({
    instead: [
      { use: 'Text with <code>', when: 'a name or a value stands inside a sentence.' },
      { use: 'CopyButton', when: 'something short is copied that is shown elsewhere.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'To the tools, then to the code itself, which can be scrolled.' },
      { keys: ['←', '→'], does: 'With the focus on the code: scroll it sideways.' },
    ],
    dos: ['Name the language, or give it a label.', 'Show code that runs when it is pasted.'],
    donts: [
      'Put a single value in it: write `<code>` in the sentence.',
      'Translate or shorten code with dots.',
    ],
    accessibility: [
      'Code runs left to right in every page, and is never translated or hyphenated.',
      'The region is named by its label or its language; “Copied” is announced.',
      'Breaking long lines is a toggle, offered only where a line is longer than 60 characters.',
    ],
  }),
});

export const WithLanguage = meta.story();
export const WithoutLanguage = meta.story({ args: { language: '' } });
export const WithLabel = meta.story({
  args: { label: 'Snippet for your page', code: snippet, language: 'html' },
});
export const Wrapped = meta.story({
  args: { label: 'Snippet for your page', code: snippet, wrap: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Wrap long lines' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const region = canvas.getByRole('region', { name: 'Snippet for your page' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
});
/** A11Y-1: long lines are scrolled, or broken, without a pointer. */
export const ByKeyboard = meta.story({
  parameters: noPicture,
  args: { code: snippet.repeat(4), language: 'html' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Code in html' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
  },
});
export const Long = meta.story({
  args: {
    label: LONG_LABEL,
    code: Array.from({ length: 12 }, (_, line) => `const value${line} = read(${line});`).join('\n'),
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/mount\(/)).direction).toBe('ltr');
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { label: 'Snippet for your page', code: snippet },
});
const code = (
  <div style={{ inlineSize: '200px' }}>
    <CodeBlock code="import { mount } from '@acme/widget';" language="ts" />
  </div>
);
export const States = meta.story(
  statesOf({
    variants: [
      { name: 'tool', of: 'button', shows: code },
      { name: 'code', of: ':has(> pre)', states: ['rest', 'focus'], shows: code },
    ],
  }),
);

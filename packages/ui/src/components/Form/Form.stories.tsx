import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { Link } from '../Link/Link.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { TagField } from '../TagField/TagField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProblem } from './Form.tsx';
import { FormSection } from './FormSection.tsx';
import { SaveBar, type SaveBarState } from './SaveBar.tsx';

interface Answers {
  name: string;
  instructions: string;
  language: 'en' | 'de' | null;
  tone: 'formal' | 'casual' | null;
  domains: readonly string[];
  color: string;
}

const saved: Answers = {
  name: 'Shop assistant',
  instructions: '',
  language: 'en',
  tone: 'casual',
  domains: ['shop.acme.test'],
  color: '#4f46e5',
};
const nothing: Answers = { ...saved, name: '', language: null, tone: null, domains: [] };

const LABELS: Record<keyof Answers, string> = {
  name: 'Name',
  instructions: 'Instructions',
  language: 'Language',
  tone: 'Tone',
  domains: 'Allowed domains',
  color: 'Main color',
};

function problemsOf(answers: Answers): FormProblem[] {
  const missing: Partial<Record<keyof Answers, string>> = {
    ...(answers.name.trim() === '' && { name: 'Enter a name.' }),
    ...(answers.language === null && { language: 'Choose a language.' }),
    ...(answers.tone === null && { tone: 'Choose a tone.' }),
    ...(answers.domains.length === 0 && { domains: 'Allow one domain at least.' }),
  };
  return (Object.keys(LABELS) as (keyof Answers)[]).flatMap((field) => {
    const text = missing[field];
    return text === undefined ? [] : [{ field, label: LABELS[field], text }];
  });
}

interface ExampleProps {
  answers: Answers;
  /** How the save bar stands; left out, it follows the answers, and there is one submit button without it. */
  bar?: SaveBarState | 'follow';
  onSubmit: (answers: Answers) => void;
}

/** The form of an assistant, small. */
function Example({ answers: first, bar, onSubmit }: ExampleProps) {
  const [answers, setAnswers] = useState(first);
  const [domain, setDomain] = useState('');
  const set = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  const problems = problemsOf(answers);
  const changed = (Object.keys(LABELS) as (keyof Answers)[]).filter(
    (field) => answers[field] !== saved[field],
  );
  const state: SaveBarState =
    bar === 'follow' || bar === undefined ? { kind: changed.length > 0 ? 'changed' : 'unchanged' } : bar;
  return (
    <Form
      label="Assistant"
      problems={problems}
      onSubmit={() => onSubmit(answers)}
      busy={state.kind === 'saving'}
    >
      {(tried) => {
        const common = (field: keyof Answers) => ({
          label: LABELS[field],
          name: field,
          error: tried ? problems.find((each) => each.field === field)?.text : undefined,
        });
        return (
          <>
            <FormSection title="General" text="How visitors see the assistant.">
              <TextField {...common('name')} value={answers.name} onChange={(name) => set({ name })} />
              <TextArea
                {...common('instructions')}
                need="optional"
                help="How it should answer."
                value={answers.instructions}
                onChange={(instructions) => set({ instructions })}
              />
              <Select
                {...common('language')}
                options={[
                  { value: 'en', label: 'English' },
                  { value: 'de', label: 'German' },
                ]}
                placeholder="Choose a language"
                value={answers.language}
                onChange={(language) => set({ language })}
              />
              <RadioGroup
                {...common('tone')}
                options={[
                  { value: 'formal', label: 'Formal' },
                  { value: 'casual', label: 'Casual' },
                ]}
                value={answers.tone}
                onChange={(tone) => set({ tone })}
              />
            </FormSection>
            <FormSection title="Widget" text="Where it appears on your site, and how it looks there.">
              <TagField
                {...common('domains')}
                type="url"
                value={answers.domains}
                onChange={(domains) => set({ domains })}
                typed={domain}
                onType={setDomain}
              />
              <ColorField
                {...common('color')}
                contrastWith="#ffffff"
                value={answers.color}
                onChange={(color) => set({ color })}
              />
            </FormSection>
            {bar === undefined ? (
              <Inline justify="end">
                <Button type="submit" variant="primary">
                  Create assistant
                </Button>
              </Inline>
            ) : (
              <SaveBar
                state={state}
                changes={changed.map((field) => LABELS[field])}
                onDiscard={() => setAnswers(saved)}
              />
            )}
          </>
        );
      }}
    </Form>
  );
}

const meta = preview.meta({
  component: Form,
  args: { problems: [] as readonly FormProblem[], onSubmit: fn(), children: null },
  parameters: {
    ...guide({
      instead: [{ use: 'Switch', when: 'a single choice acts at once: it needs no form.' }],
      keyboard: [
        {
          keys: ['Enter'],
          does: 'In a field of one line: submits. On a problem of the summary: goes to its field.',
        },
        { keys: ['Tab'], does: 'From the summary to its first problem, then on to the fields.' },
      ],
      dos: [
        'Show errors beside their fields once `tried` is true.',
        'Give each field a `name`, in the order of `problems`.',
      ],
      donts: ['Tell people off while they type.', 'Disable the button that sends it.'],
      accessibility: [
        'A refused submit moves the focus to the summary, whose name tells how many problems there are; ' +
          'each links to its field.',
        'Give every field a `name`: the links find the field by it. `problems` stand in the order of ' +
          'the fields.',
        'Show errors beside the fields only once `tried` is true, so that nobody is told off for a ' +
          'field not reached yet.',
        'The save bar announces once that something is unsaved, and a failure as an alert; it never ' +
          'takes the focus.',
        'There is no disabled Save: a submit always says what is missing.',
      ],
    }),
    visual: { modes: ['light', 'dark', 'rtl', 'phone'] },
  },
});

export const Untouched = meta.story({
  render: ({ onSubmit }) => <Example answers={saved} onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A11Y-1: the summary takes the focus, and leads to each kind of field; what is mended leaves it. */
export const Refused = meta.story({
  render: ({ onSubmit }) => <Example answers={nothing} onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = await canvas.findByRole('group', { name: '4 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await userEvent.click(canvas.getByRole('link', { name: 'Language: Choose a language.' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Tone: Choose a tone.' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Formal' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link', { name: /^Tone/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Allowed domains/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Allowed domains' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /^3 things/ })).toHaveFocus());
  },
});

/** The bar comes with the first change, names what changed, and goes with the last. */
export const Changed = meta.story({
  render: ({ onSubmit }) => <Example answers={saved} bar="follow" onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await waitFor(() => expect(canvas.getByText('Unsaved: Name')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Shop assistant');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.type(name, ' 3');
    await userEvent.type(canvas.getByRole('textbox', { name: /Instructions/ }), 'Be short.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Formal' }));
    // A single one more is named, too.
    await expect(canvas.getByText('Unsaved: Name, Instructions, and Tone')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Allowed domains' }), 'acme.test{Enter}');
    await expect(canvas.getByText('Unsaved: Name, Instructions, and 2 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Shop assistant 3' }));
  },
});
export const KeyboardGoesOn = meta.story({
  name: 'A11Y-1: the focus goes back to the field when the bar goes',
  parameters: noPicture,
  render: ({ onSubmit }) => <Example answers={saved} bar="follow" onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    (await canvas.findByRole('button', { name: 'Discard' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await waitFor(() => expect(name).toHaveFocus());
  },
});
export const DoubleClick = meta.story({
  name: 'faults: a double click sends once',
  parameters: noPicture,
  render: ({ onSubmit }) => <Example answers={saved} bar="follow" onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const SentTwice = meta.story({
  name: 'FA-1: of two submits in one frame, one is sent',
  parameters: noPicture,
  render: ({ onSubmit }) => <Example answers={saved} bar="follow" onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    const save = await canvas.findByRole<HTMLButtonElement>('button', { name: 'Save' });
    save.click();
    save.form?.requestSubmit();
    save.click();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const Saving = meta.story({
  render: ({ onSubmit }) => (
    <Example answers={{ ...saved, name: 'Shop assistant 2' }} bar={{ kind: 'saving' }} onSubmit={onSubmit} />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Saved = meta.story({
  render: ({ onSubmit }) => <Example answers={saved} bar={{ kind: 'saved' }} onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    // Announced, and shown.
    const words = canvas.getAllByText('Saved');
    await expect(words).toHaveLength(2);
    await waitFor(() => expect(words.at(-1)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
export const SavingFailed = meta.story({
  render: ({ onSubmit }) => (
    <Example
      answers={{ ...saved, name: 'Shop assistant 2' }}
      bar={{ kind: 'failed', text: 'The connection is lost. Your changes are still here.' }}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved. The connection is lost.');
  },
});
export const SectionWithAside = meta.story({
  parameters: { visual: { modes: ['light', 'phone'] } },
  render: () => (
    <FormSection
      title="Widget"
      text="Where it appears on your site."
      aside={
        <Link alone href="#guide">
          How to put it on a site
        </Link>
      }
    >
      <TextField label="Site" value="shop.test" onChange={() => undefined} />
    </FormSection>
  ),
});
export const Long = meta.story({
  render: () => (
    <Form problems={[]} onSubmit={() => undefined}>
      <FormSection title={LONG_LABEL} text={LONG_TEXT}>
        <TextField label={LONG_LABEL} help={LONG_TEXT} value={LONG_TEXT} onChange={() => undefined} />
      </FormSection>
      <SaveBar
        state={{ kind: 'failed', text: LONG_TEXT }}
        changes={[LONG_LABEL, LONG_LABEL]}
        onDiscard={() => undefined}
        saveLabel="Datenschutzeinstellungen speichern"
      />
    </Form>
  ),
});
export const ErrorInView = meta.story({
  name: 'A11Y-1: what is wrong with the field that is written in stands above the bar',
  parameters: noPicture,
  render: function Low() {
    const [value, setValue] = useState('acme');
    const room = <div style={{ blockSize: '100vh' }} />;
    return (
      <Form problems={[]} onSubmit={() => undefined}>
        {room}
        <TextField
          label="Name"
          name="name"
          value={value}
          onChange={setValue}
          {...(value === '' && { error: `Give it a name. ${LONG_TEXT} ${LONG_TEXT}` })}
        />
        {room}
        <SaveBar state={{ kind: 'changed' }} onDiscard={() => undefined} />
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    field.focus();
    // Just above the bar: the room that is kept there holds no words of several lines.
    field.scrollIntoView({ block: 'end' });
    await userEvent.clear(field);
    const bar = canvas.getByRole('button', { name: 'Save' });
    const error = canvas.getByText(/^Give it a name/);
    await waitFor(() =>
      expect(error.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
});
export const HostileText = meta.story({
  render: () => (
    <EachHostile>
      {(text) => (
        <Form problems={[{ field: 'name', label: text, text }]} onSubmit={() => undefined} label={text}>
          <FormSection title={text} text={text}>
            <TextField label={text} name="name" help={text} value={text} onChange={() => undefined} />
          </FormSection>
          <SaveBar state={{ kind: 'failed', text }} changes={[text, text]} onDiscard={() => undefined} />
        </Form>
      )}
    </EachHostile>
  ),
  play: everyHostileText(({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))),
});

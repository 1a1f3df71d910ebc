import { ASSISTANT_NAME_MAX_LENGTH, type FormState } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { AssistantForm, type AssistantFormProps } from './AssistantForm.tsx';

const meta = preview.meta({
  component: AssistantForm,
  parameters: guide({
    instead: [
      { use: 'WelcomeWizardScreen', when: 'somebody makes the first assistant of an organisation' },
      { use: 'EditAssistantScreen', when: 'the assistant is there already' },
    ],
    keyboard: [{ keys: ['Enter'], does: 'in the name field: submits, as the button does' }],
    dos: ['Ask for the name alone; let the rest have defaults.', 'Show beside it what the answers do.'],
    donts: ['Lose answers when saving fails.', 'Use it for an assistant that is there already.'],
    accessibility: [
      'Submitting without a name moves the focus to its field, whose error is announced with it.',
      'While it is busy the button stays focusable and says what it waits for.',
      'A failure is announced at once and keeps every answer.',
    ],
  }),
  args: {
    answers: { name: '', description: '', welcomeMessage: 'Hello! How can I help you?' },
    onChange: fn(),
    state: { kind: 'idle' } as FormState,
    submitLabel: 'Create assistant',
    onSubmit: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Keeps the answers, as a screen does. */
function Kept(args: AssistantFormProps) {
  const [answers, setAnswers] = useState(args.answers);
  return (
    <Card>
      <AssistantForm {...args} answers={answers} onChange={setAnswers} />
    </Card>
  );
}

const filled = {
  name: 'Acme Helpdesk',
  description: 'Answers questions about orders and returns',
  welcomeMessage: 'Hello! Ask me about your order.',
};

export const Empty = meta.story();
export const Filled = meta.story({ args: { answers: filled } });
export const Busy = meta.story({ args: { answers: filled, state: { kind: 'busy' } } });
export const Failed = meta.story({
  args: { answers: filled, state: { kind: 'failed', problem: { code: 'generic' } } },
});
export const Refused = meta.story({
  args: {
    answers: filled,
    state: {
      kind: 'failed',
      problem: { code: 'refused', text: 'There is an assistant of this name already.' },
    },
  },
});
export const FieldRefused = meta.story({
  name: 'ER-1: what the server did not take is said at its field',
  args: {
    answers: filled,
    state: { kind: 'idle', refused: { name: 'This is not accepted as it was entered.' } },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('This is not accepted as it was entered.');
    await userEvent.type(name, '!');
    await expect(name).toBeValid();
  },
});
export const TooLong = meta.story({
  args: {
    answers: {
      name: 'Rechtsschutzversicherungsgesellschaften '.repeat(8),
      description: 'd'.repeat(513),
      welcomeMessage: 'w '.repeat(1001),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(`A name may have at most ${ASSISTANT_NAME_MAX_LENGTH} characters.`),
    ).toBeVisible();
    await expectContained(canvasElement);
  },
});
export const NameMissing = meta.story({
  name: 'AS-2: a name is asked for',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Give your assistant a name.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Trimmed = meta.story({
  name: 'AS-2: the answers go out trimmed',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Helpdesk {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Helpdesk',
      description: '',
      welcomeMessage: 'Hello! How can I help you?',
    });
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <Card>
          {' '}
          <AssistantForm
            {...args}
            answers={{ name: text, description: text, welcomeMessage: text }}
            state={{ kind: 'failed', problem: { code: 'refused', text } }}
          />
        </Card>
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

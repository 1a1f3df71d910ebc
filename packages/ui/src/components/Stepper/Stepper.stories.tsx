import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { type Step, Stepper } from './Stepper.tsx';

const steps: Step<string>[] = [
  { id: 'name', label: 'Name' },
  { id: 'data', label: 'Data files' },
  { id: 'look', label: 'Look' },
  { id: 'widget', label: 'Widget' },
  { id: 'done', label: 'Publish' },
];

const withHelp: Step<string>[] = [
  { id: 'name', label: 'Name', help: 'Shop assistant' },
  { id: 'data', label: 'Data files', help: '3 files, 41 pages' },
  { id: 'look', label: 'Look', help: 'Colors, greeting and starter questions' },
  { id: 'done', label: 'Publish', help: 'One line of HTML for your site' },
];

const meta = preview.meta({
  component: Stepper<string>,
  args: { label: 'Create an assistant', steps, current: 'look' as string | null },
  parameters: guide({
    instead: [
      { use: 'Tabs', when: 'the parts can be visited in any order.' },
      { use: 'ProgressBar', when: 'the machine does the steps and the reader waits.' },
      { use: 'Breadcrumbs', when: 'it says where in a tree one is, not how far in a task.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'With `onSelect`: through the steps that one can go back to.' },
      { keys: ['Enter'], does: 'Goes to the step.' },
    ],
    dos: ['Name each step by what is done there.', 'Move the focus to the heading of the new step.'],
    donts: [
      'Let readers jump to steps that have not come yet.',
      'Use it for parts in any order: those are `Tabs`.',
    ],
    accessibility: [
      'An ordered list; the current step has `aria-current="step"`, done and erroneous ones say so in words.',
      'On phones the list gives way to “Step 2 of 5”: put what helps to go on into the step itself.',
      'After a change of step move the focus to the heading of the new one.',
      'Steps to come are never buttons: the main action of the page leads on.',
    ],
  }),
});

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Name, done');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const AtTheStart = meta.story({ args: { current: 'name' } });
export const AllDone = meta.story({ args: { current: null } });
export const WithError = meta.story({
  args: {
    steps: steps.map((step) => (step.id === 'data' ? { ...step, error: 'One file can’t be read' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Data files, needs attention');
  },
});
/** A11Y-1: back to what is done, and never ahead. */
export const GoingBack = meta.story({
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('data');
  },
});
export const Vertical = meta.story({
  args: { direction: 'vertical', steps: withHelp, current: 'look', onSelect: fn() },
});
export const VerticalWithError = meta.story({
  args: {
    direction: 'vertical',
    current: 'done',
    steps: withHelp.map((step) =>
      step.id === 'data' ? { ...step, error: 'One file can’t be read.' } : step,
    ),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });
export const Long = meta.story({
  args: { steps: steps.map((step, index) => (index % 2 ? { ...step, label: LONG_LABEL } : step)) },
});
export const LongVertical = meta.story({
  args: {
    direction: 'vertical',
    steps: steps.map((step) => ({ ...step, label: LONG_LABEL, help: LONG_TEXT })),
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    as: 'lines',
    variants: [
      {
        name: 'step',
        shows: <Stepper label="Create an assistant" steps={steps} current="look" onSelect={fn()} />,
      },
    ],
  }),
);

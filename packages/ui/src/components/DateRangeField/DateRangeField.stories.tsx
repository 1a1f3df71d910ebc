import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState, statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { type DateRange, DateRangeField } from './DateRangeField.tsx';

const march: DateRange = { from: '2026-03-03', to: '2026-03-12' };

const meta = preview.meta({
  component: DateRangeField,
  args: { label: 'Days', value: march as DateRange | null, onChange: fn(), max: '2026-03-31' },
  render: function Controlled(args) {
    const [value, setValue] = useState<DateRange | null>(args.value);
    return (
      <DateRangeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: guide({
    instead: [
      { use: 'FilterMenu', when: 'a few spans, such as the last week, are all that is wanted.' },
      { use: 'Two of it', when: 'two ranges are compared: it holds one.' },
    ],
    keyboard: [
      { keys: ['↑', '↓'], does: 'In a part of a day: one more or less.' },
      { keys: ['←', '→'], does: 'To the part before or after.' },
      { keys: ['Backspace'], does: 'Empties the part.' },
      {
        keys: ['Enter'],
        does: 'On the button: opens the calendar. On a day: begins the range, then ends it.',
      },
      { keys: ['Page Up', 'Page Down'], does: 'In the calendar: a month back or on.' },
      { keys: ['Esc'], does: 'Closes the calendar and keeps the range.' },
    ],
    dos: [
      'Set the first and last day that make sense.',
      'Keep the range that was chosen when the list is empty.',
    ],
    donts: ['Ask for a range where the last week is meant: offer that.', 'Hold two ranges in one field.'],
    accessibility: [
      'A group named by its label; each part of a day is a spin button that says which day it belongs to.',
      'The calendar is a grid in a dialog: each day says whether it begins, ends or lies within the range.',
      'Days are written in the order of the reader’s language, with all of its figures: 03.03.2026 in German.',
      'Which moments a day holds is the owner’s to say: a day begins at midnight where the reader is.',
    ],
  }),
});

type Canvas = ReturnType<typeof within>;
const parts = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('spinbutton');
const openCalendar = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Calendar|Kalender|Calendario|Kalendarz)/ }));
  return within(await screen.findByRole('dialog'));
};

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(parts(canvas).map(({ textContent }) => textContent)).toEqual(
      '03 03 2026 03 12 2026'.split(' '),
    );
  },
});
export const Empty = meta.story({ args: { value: null, need: 'optional' } });
export const WithHelp = meta.story({ args: { help: 'Days begin at midnight where you are.' } });
export const HiddenLabel = meta.story({ args: { hideLabel: true } });
export const Open = meta.story({
  name: 'AS-6: the calendar shows the range, and no day after the last one',
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    const day = (text: string) => calendar.getByText(text).closest('td');
    await expect(day('10')).toHaveAttribute('aria-selected', 'true');
    await expect(day('12')).toHaveAttribute('aria-selected', 'true');
    await expect(day('13')).not.toHaveAttribute('aria-selected', 'true');
    await expect(calendar.getAllByRole('button', { name: 'Next' })[0]).toBeDisabled();
  },
});
export const StatesOfDays = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'forced'] } },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    showState(calendar.getByText('18'), 'hover', document.body);
    showState(calendar.getByText('20'), 'focus', document.body);
  },
});
export const LastDayInMonth = meta.story({
  name: 'AS-6: days after the last one are shown and cannot be chosen',
  args: { max: '2026-03-20' },
  play: async ({ args, canvas }) => {
    const calendar = await openCalendar(canvas);
    await userEvent.click(calendar.getByText('21'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(calendar.getByText('21')).toHaveAttribute('data-disabled', 'true');
  },
});
export const OpenInGerman = meta.story({
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    await expect(calendar.getByRole('grid')).toHaveAccessibleName(/März 2026/);
  },
});
export const OpenInSpanish = meta.story({
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    await expect(calendar.getByRole('grid')).toHaveAccessibleName(/marzo de 2026/);
  },
});
export const OpenInPolish = meta.story({
  globals: { locale: 'pl' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    await expect(calendar.getByRole('grid')).toHaveAccessibleName(/marzec 2026/);
  },
});
export const OpenRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await openCalendar(canvas);
  },
});
export const OpenOnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    await expect(calendar.getByRole('grid').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
export const Backwards = meta.story({
  name: 'AS-6: a first day after the last is said, and told to nobody',
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(parts(canvas)[0] as HTMLElement);
    await userEvent.keyboard('0312202603032026');
    await expect(canvas.getByText('The first day is after the last.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Future = meta.story({
  name: 'AS-6: a day that is still to come is said, and told to nobody',
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(parts(canvas)[0] as HTMLElement);
    await userEvent.keyboard('0303202604012026');
    await expect(canvas.getByText('Choose days up to Mar 31, 2026.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Invalid = meta.story({ args: { error: 'Nothing is kept from before May.' } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <DateRangeField {...args} label={text} error={text} />}</EachHostile>
  ),
  play: everyHostileText(),
});
/** A11Y-1: a range is typed, and emptied, without a pointer. */
export const Typed = meta.story({
  parameters: noPicture,
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(parts(canvas)[0]).toHaveFocus());
    await userEvent.keyboard('0301202603092026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-09' });
    for (const part of parts(canvas)) {
      part.focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
/** A11Y-1: a range is chosen in the calendar without a pointer; the focus comes back. */
export const ChosenByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/March 3, 2026/));
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-04', to: '2026-03-12' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
export const States = meta.story(
  statesOf({
    as: 'lines',
    variants: [
      {
        name: 'part of a day',
        of: '[role=spinbutton]',
        states: ['rest', 'hover', 'focus'],
        shows: <DateRangeField label="Days" value={march} onChange={fn()} />,
      },
      {
        name: 'calendar button',
        of: 'button',
        shows: <DateRangeField label="Days" value={march} onChange={fn()} />,
      },
    ],
  }),
);

import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  component: SegmentedControl,
  parameters: guide({
    instead: [
      { use: 'RadioGroup', when: 'the choice waits for its form to be saved, or needs explaining.' },
      { use: 'Tabs', when: 'other content is shown, not the same in another way.' },
      { use: 'Switch', when: 'it is on or off.' },
      { use: 'Select', when: 'there are more than four.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'To the chosen one.' },
      { keys: ['←', '→'], does: 'Chooses the one beside; also ↑ and ↓.' },
    ],
    dos: ['Show the same thing in another way.', 'Keep each word short, of about the same length.'],
    donts: ['Put more than four into it.', 'Wait for a form to be saved.'],
    accessibility: [
      'Radio buttons in a group named by the label.',
      'Acts at once: say so where the effect is out of sight.',
    ],
  }),
  args: {
    label: 'Billing period',
    choices: [
      { value: 'M', label: 'Monthly' },
      { value: 'Y', label: 'Yearly' },
    ],
    value: 'M',
    onChange: fn(),
  },
});

export const Segments = meta.story();
export const Bar = meta.story({ args: { look: 'bar' } });
export const Tiles = meta.story({ args: { look: 'tiles', help: 'One line below the choices.' } });
export const Long = meta.story({
  args: {
    choices: [
      { value: 'M', label: 'Abrechnungszeitraumverlängerung' },
      { value: 'Y', label: 'Jährlich im Voraus abgerechnet' },
      { value: 'W', label: 'X' },
    ],
  },
});
const periods = [
  { value: 'M', label: 'Monthly' },
  { value: 'Y', label: 'Yearly' },
];
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: (['segments', 'tiles'] as const).flatMap((look) => {
      const shows = (
        <div style={{ inlineSize: '220px' }}>
          <SegmentedControl label="Billing period" choices={periods} value="M" look={look} onChange={fn()} />
        </div>
      );
      return [
        { name: look, of: 'input:not(:checked)', shows },
        { name: `chosen of ${look}`, of: ':checked', shows },
      ];
    }),
  }),
);

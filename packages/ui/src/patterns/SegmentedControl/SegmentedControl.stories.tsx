import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  component: SegmentedControl,
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

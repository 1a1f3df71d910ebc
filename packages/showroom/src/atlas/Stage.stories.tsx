import { type Staged, useStaged } from '@parley/atlas';
import preview from '@parley/storybook/preview';
import { type MachineName, renderSnapshot } from '../flows/renderState.tsx';
import { machines } from './machines.ts';

const meta = preview.meta({
  title: 'Flows/Atlas stage',
  // Seen inside the pages of machines alone.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', visual: { modes: [] } },
});

/** What is shown where no page of the atlas says what: the first state of the first machine. */
function firstStaged(): Staged {
  const [machine] = machines;
  const [face] = machine?.faces ?? [];
  if (!machine || !face) throw new Error('There is no machine.');
  return { machine: machine.name, snapshot: face.snapshot, send: () => undefined };
}

const otherwise = firstStaged();

function Screen() {
  const { machine, snapshot, send } = useStaged(otherwise);
  return renderSnapshot(machine as MachineName, snapshot, send);
}

/** The screen of whatever state the page around this frame is at. */
export const Stage = meta.story({ render: () => <Screen /> });

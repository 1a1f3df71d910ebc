import { type Staged, useStaged } from '@parley/atlas';
import preview from '@parley/storybook/preview';
import { type MachineName, renderSnapshot } from '../flows/renderState.tsx';
import { printAsOnScreen } from '../matrix/frame.ts';
import { noPicture } from '../modes/noPicture.ts';
import { machines } from './machines.ts';

const meta = preview.meta({
  title: 'Flows/Atlas stage',
  // Shown only in the frame of a machine's page, so it is not listed in the sidebar or in the docs.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: () => printAsOnScreen(window),
});

/** Shown outside a page of the atlas: the first state of the first machine. */
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

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtures } from '../packages/machines/src/fixtures.ts';
import { root } from './inputs.ts';

/** Where the stories of a machine's states are kept. */
export function storyPath(machine: string): string {
  return join(root, `packages/portal/src/flows/${machine}.stories.tsx`);
}

/** `ready.idle.limited@460-admin` as an export, `ReadyIdleLimited460Admin`. */
function exportNameOf(state: string): string {
  const words = state.split(/[^A-Za-z0-9]+/);
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

/**
 * The source of a machine's story file: `Flows/<machine>`, one story per pinned state, named as the state (DS-3).
 * @throws when two states would share a name.
 */
export function storiesOf(machine: string, states: readonly string[]): string {
  const names = states.map(exportNameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two states of ${machine} would be called ${twice}.`);
  const stories = states.map(
    (state, index) => `export const ${names[index]} = meta.story({
  name: '${state}',
  render: () => renderState('${machine}', '${state}'),
});
`,
  );
  return `// Written by \`node scripts/flows.ts\` from the machine's fixtures; changes by hand are lost.
import preview from '../../../../.storybook/preview.tsx';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/${machine}',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

${stories.join('')}`;
}

if (import.meta.main) {
  for (const [machine, states] of Object.entries(fixtures)) {
    await writeFile(storyPath(machine), storiesOf(machine, Object.keys(states)));
  }
}

import { join } from 'node:path';
import { byAudience, fixtures } from '@parley/machines/fixtures';
import type { Audience } from '@parley/model';

/** Where the stories of a machine's states are kept. */
export function storyPath(machine: string): string {
  return join(import.meta.dirname, `../flows/${machine}.stories.tsx`);
}

/** `ready.idle.limited@460-admin` as an export, `ReadyIdleLimited460Admin`. */
function exportNameOf(state: string): string {
  const words = state.split(/[^A-Za-z0-9]+/);
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

/** A pinned state, and who can look at it. */
export interface FlowState {
  /** The leaf's dotted name, or `leaf@face`. */
  name: string;
  /** The fixture's own audience first; none where everybody who comes there sees the same. */
  audiences: readonly Audience[];
}

/** Every machine that has stories. */
export type MachineName = keyof typeof fixtures;

/** Every pinned state of a machine. */
export function statesOf(machine: MachineName): FlowState[] {
  const facesOf = machine in byAudience ? byAudience[machine as keyof typeof byAudience] : () => ({});
  return Object.entries(fixtures[machine]).map(([name, snapshot]) => {
    const faces = Object.entries(facesOf(snapshot as never)) as [Audience, unknown][];
    const audiences = faces.map(([audience]) => audience);
    const own = faces.find(([, seen]) => seen === snapshot)?.[0];
    const others = audiences.filter((audience) => audience !== own);
    return { name, audiences: own && others.length > 0 ? [own, ...others] : [] };
  });
}

const AUDIENCES: readonly Audience[] = ['admin', 'user', 'visitor'];

function storyOf(machine: string, { name, audiences: [own, ...others] }: FlowState): string {
  const head = `export const ${exportNameOf(name)} = meta.story({
  name: '${name}',
`;
  if (!own)
    return `${head}  render: () => renderState('${machine}', '${name}'),
});
`;
  const options = AUDIENCES.filter((audience) => audience === own || others.includes(audience));
  return `${head}  args: { audience: '${own}' },
  argTypes: { audience: { options: [${options.map((option) => `'${option}'`).join(', ')}] } },
  render: ({ audience }) => renderState('${machine}', '${name}', audience),
});
`;
}

/**
 * The source of a machine's story file: `Flows/<machine>`, one story per pinned state, named as the state
 * (DS-3). Where what is seen differs by who looks, the story has a control for it.
 * @throws when two states would share a name.
 */
export function storiesOf(machine: string, states: readonly FlowState[]): string {
  const names = states.map(({ name }) => exportNameOf(name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two states of ${machine} would be called ${twice}.`);
  const differs = states.some(({ audiences }) => audiences.length > 0);
  return `// Written by \`pnpm generate\` from the machine's fixtures; changes by hand are lost.
${differs ? "import type { Audience } from '@parley/model';\n" : ''}\
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview${differs ? '.type<{ args: { audience?: Audience | undefined } }>()' : ''}.meta({
  title: 'Flows/${machine}',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
${differs ? "  argTypes: { audience: { control: 'radio', description: 'Who looks at it' } },\n" : ''}});

${states.map((state) => storyOf(machine, state)).join('')}`;
}

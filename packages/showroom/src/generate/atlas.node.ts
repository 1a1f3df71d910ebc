import { join } from 'node:path';

/** Where the pages of the flow atlas are kept. */
export const atlasPath = join(import.meta.dirname, '../atlas/Atlas.stories.tsx');

const exportNameOf = (machine: string) => machine.charAt(0).toUpperCase() + machine.slice(1);

/** The source of the atlas's pages: the overview, and one of each machine (DS-4). */
export function atlasOf(machines: readonly string[]): string {
  const pages = machines.map(
    (machine) => `export const ${exportNameOf(machine)} = meta.story({
  name: '${machine}',
  args: { machine: '${machine}' },
});
`,
  );
  return `// Written by \`pnpm generate\` from the machines that have fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { type AtlasArgs, atlasArgs, atlasParameters, MachineStory, OverviewStory } from './pages.tsx';

const meta = preview.type<{ args: AtlasArgs }>().meta({
  title: 'Flows/Atlas',
  tags: ['!autodocs'],
  parameters: atlasParameters,
  args: atlasArgs,
  render: MachineStory,
});

export const Overview = meta.story({ render: OverviewStory });
${pages.join('')}`;
}

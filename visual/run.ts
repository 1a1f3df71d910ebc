import { parseArgs } from 'node:util';
import { buildStorybook } from '../scripts/storybook.ts';
import { runRegression } from './regression.ts';

const usage = `Usage: pnpm visual [--update] [--only <story id, or start of a title>]

Takes a picture of every story in its modes and compares it with visual/baselines.
  --update  makes what differs the new baselines: rewrites, adds, removes
  --only    leaves all other stories alone; may be given several times`;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(usage);
} else {
  await buildStorybook();
  const { passed, failed, lines } = await runRegression(values);
  console.log(lines.join('\n'));
  if (passed + failed === 0) console.error(`No story is called ${values.only?.join(' or ')}.`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildStorybook, isOfThisCheckout, RUNNING_STORYBOOK, serveStorybook } from '../scripts/storybook.ts';
import { openDesk } from './desk.ts';
import { runRegression } from './regression.ts';

const usage = `Usage: pnpm visual [--update | --review] [--only <story id, picture, title or folder of titles>]

Takes a picture of every story in its modes and compares it with visual/baselines.
  --update  makes what differs the new baselines: rewrites, adds, removes
  --review  takes no pictures: opens the report of the last run to accept or reject what it shows
  --only    leaves all others alone, such as 'components/Tag', 'screens' or 'components-tag--accent/dark';
            may be given several times. Where 'pnpm storybook' runs, it is looked at and nothing is built
  --storybook <address>  where that runs, if not at ${RUNNING_STORYBOOK}`;

/** Address of a Storybook that runs, has the sources as they are now and is asked for a part alone. */
async function runningFor({ only, storybook }: { only?: string[]; storybook?: string }) {
  const address = storybook ?? RUNNING_STORYBOOK;
  if (only && (await isOfThisCheckout(address))) return address;
  if (storybook)
    throw new Error(`No Storybook of this checkout runs at ${storybook} for a part of the stories.`);
  await buildStorybook();
}

/** Serves the report until Ctrl+C. */
async function review(): Promise<void> {
  const storybook = await serveStorybook();
  const desk = await openDesk({ storybook: storybook.origin });
  console.log(`Review the pictures at ${desk.origin} (Ctrl+C ends).`);
  await once(process, 'SIGINT');
  await Promise.all([desk.close(), storybook.close()]);
  const { accepted, rejected, open } = desk.counts();
  console.log(`${accepted} accepted, ${rejected} rejected, ${open} open.`);
  process.exitCode = rejected + open > 0 ? 1 : 0;
}

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    review: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    storybook: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(usage);
} else if (values.review) {
  await review();
} else {
  const running = await runningFor(values);
  const { passed, failed, lines } = await runRegression({ ...values, running });
  console.log(lines.join('\n'));
  if (passed + failed === 0) console.error(`No story is called ${values.only?.join(' or ')}.`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

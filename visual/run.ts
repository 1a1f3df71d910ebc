import { once } from 'node:events';
import { parseArgs } from 'node:util';
import {
  asServed,
  buildStorybook,
  isOfThisCheckout,
  RUNNING_STORYBOOK,
  serveStorybook,
} from '../scripts/storybook.ts';
import { openDesk } from './desk.ts';
import { changedSince, storiesReachedBy } from './reach.ts';
import { runRegression } from './regression.ts';

const usage = `Usage: pnpm visual [--check] [--update | --review] [--changed <commit> | --only <stories>]

Takes a picture of every story in its modes and compares it with visual/baselines.
  --check   looks at each story, too, as 'pnpm test stories' does: with axe in all modes, for text that does
            not fit, for targets that a finger misses, for errors on the console
  --update  makes what differs the new baselines: rewrites, adds, removes
  --review  takes no pictures: opens the report of the last run to accept or reject what it shows
  --only    leaves all others alone: a story's id, picture, title, folder of titles or file, such as
            'components/Tag', 'screens' or 'components-tag--accent/dark'; may be given several times
  --changed leaves alone what can't show how the files differ from a commit, such as HEAD or main
With one of these two, where 'pnpm storybook' runs, it is looked at and nothing is built; --review leads to it.
  --storybook <address>  where that runs, if not at ${RUNNING_STORYBOOK}`;

/**
 * Address of a Storybook that runs and has the sources as they are now; undefined for none.
 * @throws when one is named and is none
 */
async function runningAt(named: string | undefined): Promise<string | undefined> {
  const address = named ?? RUNNING_STORYBOOK;
  if (await isOfThisCheckout(address)) return address;
  if (named) throw new Error(`No Storybook of this checkout runs at ${named}.`);
  return undefined;
}

/** Address of a Storybook that runs, for a part of the stories; otherwise one is built. */
async function runningFor({ only, storybook }: { only?: string[] | undefined; storybook?: string }) {
  if (storybook && !only) throw new Error('All stories are looked at in a Storybook of their own.');
  const running = only && (await runningAt(storybook));
  if (!running) await buildStorybook();
  return running;
}

/** Takes the pictures and prints what became of them. */
async function compare(options: {
  update?: boolean;
  check?: boolean;
  only?: string[] | undefined;
  storybook?: string;
}) {
  const running = await runningFor(options);
  const { passed, failed, lines } = await runRegression({ ...options, looks: options.check, running });
  if (passed + failed === 0) console.error(`No story is called ${options.only?.join(' or ')}.`);
  else console.log(lines.join('\n'));
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Serves the report until Ctrl+C, beside a Storybook: one that runs shows what has changed, too. */
async function review(address?: string): Promise<void> {
  const running = await runningAt(address);
  const storybook = running ? asServed(running) : await serveStorybook();
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
    check: { type: 'boolean' },
    review: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    changed: { type: 'string' },
    storybook: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(usage);
} else if (values.review) {
  await review(values.storybook);
} else {
  const reached = values.changed === undefined ? 'all' : await storiesReachedBy(changedSince(values.changed));
  if (reached !== 'all' && reached.size === 0) console.log('No story can show what has changed.');
  else await compare({ ...values, only: reached === 'all' ? values.only : [...reached] });
}

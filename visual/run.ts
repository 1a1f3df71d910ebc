import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildStorybook, isOfThisCheckout, RUNNING_STORYBOOK, serveStorybook } from '../scripts/storybook.ts';
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
With one of these two, where 'pnpm storybook' runs, it is looked at and nothing is built.
  --storybook <address>  where that runs, if not at ${RUNNING_STORYBOOK}`;

/** Address of a Storybook that runs, has the sources as they are now and is asked for a part alone. */
async function runningFor({ only, storybook }: { only?: string[] | undefined; storybook?: string }) {
  const address = storybook ?? RUNNING_STORYBOOK;
  if (only && (await isOfThisCheckout(address))) return address;
  if (storybook)
    throw new Error(`No Storybook of this checkout runs at ${storybook} for a part of the stories.`);
  await buildStorybook();
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
  console.log(lines.join('\n'));
  if (passed + failed === 0) console.error(`No story is called ${options.only?.join(' or ')}.`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
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
  await review();
} else {
  const reached = values.changed === undefined ? 'all' : await storiesReachedBy(changedSince(values.changed));
  if (reached !== 'all' && reached.size === 0) console.log('No story can show what has changed.');
  else await compare({ ...values, only: reached === 'all' ? values.only : [...reached] });
}

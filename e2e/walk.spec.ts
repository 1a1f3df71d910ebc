import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn } from './portal.ts';
import { withSite } from './site.ts';
import { Found, Walk } from './walk.ts';
import { FINDINGS, type Finding, walkAssistant, walkSeeds, walkSteps } from './walkSeeds.ts';
import { snippet } from './widget.ts';

// Animations end at once: what moves is not pressed in the same place again.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How a walk ended. */
interface Walked {
  steps: readonly string[];
  error: Error | null;
}

/** How long a walk may take, in ms: a busy machine takes two seconds for a step. */
const timeFor = (steps: number) => 60_000 + steps * 2000;

/** Walks in an organisation of its own. @param broken runs in every page, before it does */
async function walked(
  context: BrowserContext,
  owner: string,
  seed: number,
  count: number,
  broken?: () => void,
): Promise<Walked> {
  const { guid, widgetKey } = walkAssistant(owner);
  const email = `admin@${owner}.test`;
  let result: Walked = { steps: [], error: null };
  await withSite(snippet({ assistant: guid, key: widgetKey }), {}, async ({ listed }) => {
    await context.clock.install();
    const portal = await context.newPage();
    await signIn(portal, email);
    const host = await context.newPage();
    await host.goto(listed);
    await stopClock(context, portal);
    if (broken) await context.addInitScript(broken);
    const walk = new Walk(seed, { portal, host, email });
    const error = await walk.run(count).then(
      () => null,
      (error: Error) => error,
    );
    result = { steps: walk.steps, error };
  });
  return result;
}

/** How far ahead a clock is stopped, in ms: less than any call waits, more than the two pages need for it. */
const STOPS_AHEAD_MS = 5000;

/** From here on, time passes in pages only where the walk lets it. */
async function stopClock(context: BrowserContext, page: Page): Promise<void> {
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + STOPS_AHEAD_MS);
}

for (const seed of walkSeeds) {
  test(`FA-1: ${walkSteps} steps at random from seed ${seed} lose nothing and get stuck nowhere`, async ({
    context,
  }) => {
    test.setTimeout(timeFor(walkSteps));
    const { steps, error } = await walked(context, `walk-${seed}`, seed, walkSteps);
    if (!error) return;
    const again = `PARLEY_WALK_SEED=${seed} PARLEY_WALK_STEPS=${steps.length} npx -y pnpm@12 walk`;
    throw new Error(`${error.stack}\n\n${steps.join('\n')}\n\nOnce more: ${again}`);
  });
}

test('FA-1: the same seed makes the same steps', async ({ browser }) => {
  const SEED = 4;
  const STEPS = 30;
  const walks: Walked[] = [];
  for (const owner of ['walk-once', 'walk-again']) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    walks.push(await walked(context, owner, SEED, STEPS));
    await context.close();
  }
  // How much stands beside what is pressed depends on when the server has noted the widget's visit, and
  // midnight may come between the two.
  const [once, again] = walks.map(({ steps, error }) => ({
    error,
    steps: steps.map((step) => step.replace(/ \(\d+ of \d+\)| (Today|Yesterday)\b/g, '')),
  }));
  expect(once?.steps).toHaveLength(STEPS);
  expect(again).toEqual(once);
});

/** What makes a page show each finding: a walk that goes on there is blind. */
const BROKEN: Record<Finding, () => void> = {
  'white page': () => addEventListener('click', () => document.body.replaceChildren()),
  'dead end': () =>
    addEventListener('click', () => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'Nothing leads on from here.';
      document.body.append(dialog);
      dialog.showModal();
    }),
  loop: () => addEventListener('load', () => location.reload()),
  'no rest': () => addEventListener('click', () => document.body.setAttribute('aria-busy', 'true')),
  'uncaught error': () =>
    addEventListener('click', () => {
      throw new Error('planted');
    }),
  'technical message': () => addEventListener('click', () => document.body.prepend('undefined is no name')),
  // Forms keep their changes in the tab's storage; what else is kept there holds reloads within bounds.
  'lost text': () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith('parley.form.')) setItem.call(this, key, value);
    };
  },
};

/** Within so many steps a walk meets what breaks every page. */
const BROKEN_STEPS = 300;

for (const [index, finding] of FINDINGS.entries()) {
  test(`FA-1: a walk stops at a planted ${finding}`, async ({ context }) => {
    test.setTimeout(timeFor(BROKEN_STEPS));
    const { steps, error } = await walked(context, `walk-broken-${index}`, 4, BROKEN_STEPS, BROKEN[finding]);
    const how = `${error?.stack}\n${steps.join('\n')}`;
    expect(error, how).toBeInstanceOf(Found);
    expect((error as Found).finding, how).toBe(finding);
  });
}

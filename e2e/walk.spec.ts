import { test } from '@playwright/test';
import { hostPageOrigin, makeAssistant, signIn } from './portal.ts';
import { Walk } from './walk.ts';

/** Each walks in an organisation of its own, so that walks beside each other are the same as alone. */
const SEEDS = [7, 9, 12];

/** Steps of each: what three of them make in a minute and a half. `PARLEY_WALK_STEPS=500` makes long ones. */
const steps = Number(process.env.PARLEY_WALK_STEPS ?? 60);

/** `PARLEY_WALK_SEED=8`, or `8,20,21`, walks from those seeds instead. */
const seeds = process.env.PARLEY_WALK_SEED?.split(',').map(Number) ?? SEEDS;

for (const [index, seed] of seeds.entries()) {
  test(`FA-1: ${steps} steps at random from seed ${seed} lose nothing and get stuck nowhere`, async ({
    context,
  }) => {
    test.setTimeout(120_000 + steps * 5000);
    const email = `admin@walk-${(index % SEEDS.length) + 1}.test`;
    const portal = await context.newPage();
    await signIn(portal, email);
    await makeAssistant(portal, 'Harbour desk');
    const host = await context.newPage();
    await host.goto(hostPageOrigin);
    const walk = new Walk(seed, email, portal, host);
    await walk.run(steps).catch((error: Error) => {
      const again = `PARLEY_WALK_SEED=${seed} PARLEY_WALK_STEPS=${steps}`;
      throw new Error(`${error.message}\n\n${walk.steps.join('\n')}\n\nOnce more: ${again}`);
    });
  });
}

import { runScript } from './process.ts';
import { buildStorybook, storybookFolder } from './storybook.ts';

// Publishes the built Storybook to Chromatic (QA-2). Whoever has no token has nothing to publish to, which is
// no failure: a fork's pipeline may run this command too.
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await buildStorybook('published');
  const options = ['--storybook-build-dir', storybookFolder.published];
  const { ok } = await runScript('node_modules/chromatic/dist/bin.cjs', options, { live: true });
  process.exitCode = ok ? 0 : 1;
} else {
  console.log('Nothing was published: set CHROMATIC_PROJECT_TOKEN to the token of a Chromatic project.');
}

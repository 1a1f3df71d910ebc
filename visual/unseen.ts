import { parseArgs } from 'node:util';
import { buildStorybook } from '../scripts/storybook.ts';
import { isMeant } from './plan.ts';
import { notedRulesInPage, noteRulesInPage } from './rulesInPage.ts';
import { handOnStage, inSession, shareOut } from './session.ts';

const usage = `Usage: node visual/unseen.ts [--only <stories>]

Takes the pictures of all stories and lists the rules of style sheets that none of them shows: what changes
there is not seen (QA-1). Pages of the documentation have no pictures, so that their rules are listed, too.
  --only  asks a part of the stories, as 'pnpm visual' does; may be given several times`;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
});

/** Prints the rules that no picture shows, and how many there are of how many. */
async function listUnseen(only: readonly string[]): Promise<void> {
  await buildStorybook();
  const shown = new Map<string, boolean>();
  await inSession(async (session) => {
    const stories = session.stories.filter((story) => isMeant(story, only));
    const takeTool = async () => {
      const { stage, close } = await handOnStage(session);
      return {
        stage,
        async close() {
          for (const { name, isShown } of await stage.evaluate(notedRulesInPage))
            shown.set(name, isShown || shown.get(name) === true);
          await close();
        },
      };
    };
    await shareOut(stories, takeTool, async (story, { stage }) => {
      await stage.capture(story, () => stage.evaluate(noteRulesInPage));
    });
  });
  const unseen = [...shown].filter(([, isShown]) => !isShown).map(([name]) => name);
  console.log(unseen.sort().join('\n'));
  console.log(`${unseen.length} of ${shown.size} rules are in no picture.`);
}

if (values.help) console.log(usage);
else await listUnseen(values.only);

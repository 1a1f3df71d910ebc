import { ApiError } from '@parley/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reply, settle } from '../testing/drive.ts';
import { ALL_STEPS, startWizard } from './welcomeWizard.testing.ts';
import type { FirstAssistant } from './welcomeWizard.types.ts';

const WALKS = 1000;
const SEED = 20_261_121;

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5).map((which) => ({ by: 'answer' as const, name: `name ${which}` })) },
  { weight: 4, arbitrary: fc.constantFrom(...ALL_STEPS).map((step) => ({ by: 'step' as const, step })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('finish', 'open', 'reload', 'fullBrowser' as const).map((by) => ({ by })),
  },
  {
    weight: 16,
    // A call that fails may have been carried out before its answer was lost.
    arbitrary: fc
      .constantFrom('answers', 'answers', 'fails', 'loses' as const)
      .map((how) => ({ by: 'server' as const, how })),
  },
);

const failure = new ApiError({ status: 500, code: 'x' });

test.each([
  ['fixed', SEED],
  ['fresh', undefined],
])(
  'WZ-1: over 1,000 walks of a %s seed there is never a second assistant, and no answer is lost',
  async (_, seed) => {
    const ends = new Set<string>();
    const walk = fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40 }), async (taken) => {
      const server: { made: FirstAssistant[]; isComplete: boolean } = { made: [], isComplete: false };
      let run = startWizard();
      let typed = '';

      /** Settles the call that is waited for. */
      const reply = async (how: 'answers' | 'fails' | 'loses') => {
        const isDone = how !== 'fails';
        const settleCall = <T>({ calls }: { calls: { reply: Reply<T> }[] }, value: T) => {
          const call = calls.at(-1);
          if (how === 'answers') call?.reply.resolve(value);
          else call?.reply.reject(failure);
        };
        switch (run.state()) {
          case 'starting.restoring':
            settleCall(run.load, run.browser.kept);
            break;
          case 'starting.looking':
          case 'finishing.looking':
            settleCall(run.find, server.made[0] ?? null);
            break;
          case 'finishing.creating': {
            const assistant = { assistantGuid: `a${server.made.length}`, name: typed };
            if (isDone) server.made.push(assistant);
            settleCall(run.create, assistant);
            break;
          }
          case 'finishing.completing':
          case 'made.opening':
            if (isDone) server.isComplete = true;
            settleCall(run.complete, undefined);
        }
        await settle();
      };

      for (const step of taken) {
        const isEditable = () => run.state().startsWith('answering.') || run.state() === 'failed';
        switch (step.by) {
          case 'answer':
            if (isEditable()) typed = step.name;
            run.answer({ name: step.name });
            break;
          case 'step':
            run.go(step.step);
            break;
          case 'finish':
            await run.finish();
            break;
          case 'open':
            run.actor.send({ type: 'chat.opened' });
            break;
          case 'server':
            await reply(step.how);
            break;
          case 'fullBrowser':
            run.browser.isFull = true;
            break;
          case 'reload': {
            const { kept } = run.browser;
            run.actor.stop();
            run = startWizard();
            run.browser.kept = kept;
            typed = kept?.answers.name ?? '';
            await run.load.resolve(kept);
          }
        }
        await settle();
        expect(server.made.length).toBeLessThanOrEqual(1);
        if (run.state() !== 'starting.restoring') expect(run.progress().answers.name).toBe(typed);
        const view = run.view();
        // The state is that of the step, and progress that is shown as kept is kept.
        if (run.state().startsWith('answering.'))
          expect(run.state()).toBe(`answering.${run.progress().step}`);
        if (view.kind === 'answering' && view.isKept) expect(run.browser.kept).toEqual(run.progress());
        if (run.state() === 'finished') {
          expect(server).toMatchObject({ made: [{}], isComplete: true });
          expect(run.emitted.at(-1)).toEqual({
            type: 'wizard.finished',
            assistantGuid: server.made[0]?.assistantGuid,
          });
        }
        ends.add(run.state());
        if (run.state() === 'finished') break;
      }
      run.actor.stop();
    });
    await fc.assert(walk, { numRuns: WALKS, ...(seed === undefined ? {} : { seed }) });
    // Walks that never reach the end would prove nothing.
    expect(ends).toContain('finished');
    expect(ends).toContain('made.failed');
  },
);

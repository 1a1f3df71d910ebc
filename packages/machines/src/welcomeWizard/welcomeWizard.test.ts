import { ApiError } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { emptyAnswers, freshWizard, startWizard } from './welcomeWizard.testing.ts';

const made = { assistantGuid: 'a1', name: 'Helpdesk' };
const broken = new ApiError({ status: 500, code: 'internal' });

describe('WZ-1: the steps', () => {
  test('are gone through on and back, and nothing that was answered is lost', async () => {
    const run = await freshWizard();
    expect(run.state()).toBe('answering.useCase');
    run.answer({ useCase: 'support' });
    run.go('identity');
    run.answer({ name: 'Helpdesk' });
    run.go('useCase');
    run.go('embed');
    expect(run.view()).toEqual({
      kind: 'answering',
      progress: { step: 'embed', answers: { ...emptyAnswers, useCase: 'support', name: 'Helpdesk' } },
      isKept: true,
      activity: { kind: 'idle' },
    });
  });

  test('that may be skipped are passed, those that are not offered are not there', async () => {
    const run = await freshWizard(['useCase', 'identity', 'hello']);
    run.go('identity');
    run.go('data');
    expect(run.state()).toBe('answering.identity');
    run.go('hello');
    expect(run.state()).toBe('answering.hello');
  });
});

describe('WZ-1: what was answered', () => {
  test('is kept at each change, and found again', async () => {
    const first = await freshWizard();
    first.answer({ useCase: 'sales', name: 'Helpdesk' });
    first.go('hello');
    const { kept } = first.browser;

    const run = startWizard();
    expect(run.view()).toEqual({ kind: 'starting' });
    await run.load.resolve(kept);
    await run.find.resolve(null);
    expect(run.state()).toBe('answering.hello');
    expect(run.progress()).toEqual(kept);
    expect(run.view()).toMatchObject({ isKept: true });
  });

  test('at a step that is not offered any more goes on at the first one', async () => {
    const run = startWizard(['useCase', 'identity', 'hello']);
    await run.load.resolve({ step: 'embed', answers: { ...emptyAnswers, name: 'Helpdesk' } });
    await run.find.resolve(null);
    expect(run.state()).toBe('answering.useCase');
    expect(run.progress().answers.name).toBe('Helpdesk');
  });

  test('is promised to be there again only where the browser keeps it', async () => {
    const run = await freshWizard();
    run.browser.isFull = true;
    run.answer({ name: 'Helpdesk' });
    expect(run.view()).toMatchObject({ isKept: false, progress: { answers: { name: 'Helpdesk' } } });
    run.browser.isFull = false;
    run.answer({ name: 'Desk' });
    expect(run.view()).toMatchObject({ isKept: true });
  });

  test('is begun anew where it cannot be read, and where the server does not answer yet', async () => {
    const run = startWizard();
    await run.load.reject(new Error('blocked'));
    await run.find.reject(broken);
    expect(run.state()).toBe('answering.useCase');
  });
});

describe('WZ-1: finishing', () => {
  test('makes the assistant, ends the wizard, and tells where to go', async () => {
    const run = await freshWizard();
    run.answer({ name: 'Helpdesk' });
    await run.finish();
    expect(run.view()).toMatchObject({ kind: 'answering', activity: { kind: 'busy' } });
    await run.find.resolve(null);
    expect(run.create.calls.map(({ args }) => args[0])).toEqual([{ ...emptyAnswers, name: 'Helpdesk' }]);
    await run.create.resolve(made);
    expect(run.emitted).toEqual([]);
    await run.complete.resolve();
    expect(run.view()).toEqual({ kind: 'made', name: 'Helpdesk', opening: { kind: 'busy' } });
    expect(run.emitted).toEqual([{ type: 'wizard.finished', assistantGuid: 'a1' }]);
  });

  test('pressed twice makes one', async () => {
    const run = await freshWizard();
    await run.finish();
    await run.finish();
    expect(run.find.calls).toHaveLength(2);
    await run.find.resolve(null);
    await run.finish();
    expect(run.create.calls).toHaveLength(1);
  });

  test('whose end failed goes on with the end: nothing leads back to a creation', async () => {
    const run = await freshWizard();
    await run.finish();
    await run.find.resolve(null);
    await run.create.resolve(made);
    await run.complete.reject(broken);
    expect(run.view()).toMatchObject({
      kind: 'made',
      opening: { kind: 'failed', problem: { code: 'generic' } },
    });
    await run.finish();
    run.go('identity');
    run.answer({ name: 'Other' });
    expect(run.state()).toBe('made.failed');
    run.actor.send({ type: 'chat.opened' });
    expect(run.view()).toMatchObject({ opening: { kind: 'busy' } });
    await run.complete.resolve();
    expect(run.create.calls).toHaveLength(1);
    expect(run.emitted).toEqual([{ type: 'wizard.finished', assistantGuid: 'a1' }]);
  });

  test('whose answer was lost finds the assistant that was made', async () => {
    const run = await freshWizard();
    await run.finish();
    await run.find.resolve(null);
    await run.create.reject(new ApiError({ status: 0, code: 'timeout' }));
    expect(run.view()).toMatchObject({ activity: { kind: 'failed', problem: { code: 'notConfirmed' } } });
    await run.finish();
    await run.find.resolve(made);
    await run.complete.resolve();
    expect(run.create.calls).toHaveLength(1);
    expect(run.emitted).toEqual([{ type: 'wizard.finished', assistantGuid: 'a1' }]);
  });

  test('after a reload, or in another browser, goes on with the assistant that is there', async () => {
    const run = startWizard();
    await run.load.resolve(null);
    await run.find.resolve(made);
    expect(run.view()).toEqual({ kind: 'made', name: 'Helpdesk', opening: { kind: 'idle' } });
    run.actor.send({ type: 'chat.opened' });
    await run.complete.resolve();
    expect(run.create.calls).toHaveLength(0);
  });
});

describe('WZ-1: a failure', () => {
  test('keeps the answers, and its reason stays in sight on the way to the step to change', async () => {
    const run = await freshWizard();
    run.go('hello');
    await run.finish();
    await run.find.resolve(null);
    await run.create.reject(new ApiError({ status: 422, code: 'x', text: 'The name is taken.' }));
    const activity = { kind: 'failed', problem: { code: 'refused', text: 'The name is taken.' } };
    run.go('identity');
    expect(run.view()).toMatchObject({ progress: { step: 'identity' }, activity });
    run.answer({ name: 'Other' });
    expect(run.state()).toBe('answering.identity');
    expect(run.view()).toMatchObject({ activity: { kind: 'idle' } });
  });

  test.each([
    ['a dialog tells is not told twice', 460, { kind: 'idle' }],
    ['too many requests', 429, { kind: 'failed', problem: { code: 'rateLimited' } }],
    ['an ended session', 401, { kind: 'failed', problem: { code: 'signInAgain' } }],
  ] as const)('that %s (ER-1)', async (_, status, activity) => {
    const run = await freshWizard();
    await run.finish();
    await run.find.reject(new ApiError({ status, code: 'x' }));
    expect(run.view()).toMatchObject({ kind: 'answering', activity });
    expect(run.emitted.map(({ type }) => type)).toEqual(status === 460 ? ['feedback.raised'] : []);
  });
});

describe('WZ-1: a colleague who set up the assistant first', () => {
  const theirs = { assistantGuid: 'a', name: 'Advisor', takenBy: 'Robin' };
  async function taken() {
    const run = await freshWizard();
    run.answer({ name: 'Helpdesk' });
    await run.finish();
    await run.find.resolve(null);
    await run.create.resolve(theirs);
    return run;
  }

  test('is told of, and nothing is written over theirs unasked', async () => {
    const run = await taken();
    expect(run.view()).toEqual({ kind: 'taken', name: 'Advisor', by: 'Robin' });
    expect(run.create.calls.at(-1)?.args[2]).toBe(false);
    run.actor.send({ type: 'question.cancelled' });
    expect(run.view()).toMatchObject({ kind: 'answering', progress: { answers: { name: 'Helpdesk' } } });
  });

  test('keeps theirs where the reader wants that', async () => {
    const run = await taken();
    run.actor.send({ type: 'theirs.kept' });
    await run.complete.resolve();
    expect(run.create.calls).toHaveLength(1);
    expect(run.emitted.at(-1)).toEqual({ type: 'wizard.finished', assistantGuid: 'a' });
  });

  test('gives way to the answers of the reader who says so, once', async () => {
    const run = await taken();
    run.actor.send({ type: 'mine.kept' });
    expect(run.create.calls.at(-1)?.args[2]).toBe(true);
    await run.create.resolve({ assistantGuid: 'a', name: 'Helpdesk' });
    await run.complete.resolve();
    expect(run.emitted.at(-1)).toEqual({ type: 'wizard.finished', assistantGuid: 'a' });
  });
});

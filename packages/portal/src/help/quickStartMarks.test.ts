import { exampleReplies } from '@parley/api/examples';
import { describe, expect, it } from 'vitest';
import { marksOf, type QuickStartFacts } from './quickStartMarks.ts';

const nothing: QuickStartFacts = { assistants: undefined, userCount: undefined, subscription: undefined };
const [assistant] = exampleReplies.getAssistants.assistants;
if (!assistant) throw new Error('The examples have an assistant.');
const quiet = { ...assistant, dataFileCount: 0, messages24h: 0 };

describe('marksOf', () => {
  it('QS-1: says nothing where nothing could be read', () => {
    expect(new Set(Object.values(marksOf(nothing, new Set())))).toEqual(new Set(['unknown']));
  });

  it('QS-1: follows the data', () => {
    const subscription = { ...exampleReplies.getSubscriptionStatus, status: 'trial' };
    const start = marksOf({ assistants: [], userCount: 1, subscription }, new Set());
    expect(start).toMatchObject({
      create: 'todo',
      data: 'todo',
      test: 'unknown',
      invite: 'todo',
      plan: 'todo',
    });
    const created = marksOf({ ...nothing, assistants: [quiet] }, new Set());
    expect(created).toMatchObject({ create: 'done', data: 'todo', test: 'unknown' });
    const whole = marksOf(
      {
        assistants: [quiet, { ...quiet, dataFileCount: 2, messages24h: 3 }],
        userCount: 2,
        subscription: { ...subscription, status: 'active' },
      },
      new Set(),
    );
    expect(whole).toMatchObject({ create: 'done', data: 'done', test: 'done', invite: 'done', plan: 'done' });
  });

  it('QS-1: takes the reader’s word only where the data say nothing', () => {
    const marks = marksOf({ ...nothing, assistants: [] }, new Set(['create', 'install', 'invite']));
    expect(marks).toMatchObject({ create: 'todo', install: 'ticked', invite: 'ticked', domain: 'unknown' });
  });
});

import { expect, test, vi } from 'vitest';
import { createFeedback } from './feedback.ts';

const shown = ({ actor }: ReturnType<typeof createFeedback>) =>
  actor.getSnapshot().context.toasts.map(({ message }) => message.code);

test('an undo goes once what it is about is gone or changed, and others stay', () => {
  const feedback = createFeedback();
  const run = vi.fn();
  feedback.raiseDone({ code: 'assistantsDuplicated', names: ['Shop'] }, { assistantGuids: ['copy'], run });
  feedback.raiseDone({ code: 'assistantsPaused', names: ['Desk'] }, { assistantGuids: ['desk'], run });
  feedback.dropUndo(['another']);
  expect(shown(feedback)).toEqual(['assistantsDuplicated', 'assistantsPaused']);
  feedback.dropUndo(['copy']);
  feedback.raiseDone({ code: 'assistantsDeleted', names: ['Shop (2)'] }, null);
  expect(shown(feedback)).toEqual(['assistantsPaused', 'assistantsDeleted']);
  expect(run).not.toHaveBeenCalled();
});

test('an undo is run once, and its toast goes', () => {
  const feedback = createFeedback();
  const run = vi.fn();
  feedback.raiseDone({ code: 'assistantsPaused', names: ['Desk'] }, { assistantGuids: ['desk'], run });
  feedback.actor.send({ type: 'toast.undone', id: '1' });
  feedback.actor.send({ type: 'toast.undone', id: '1' });
  expect(run).toHaveBeenCalledOnce();
  expect(shown(feedback)).toEqual([]);
});

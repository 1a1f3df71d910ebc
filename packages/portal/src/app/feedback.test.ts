import { expect, test } from 'vitest';
import { createFeedback } from './feedback.ts';

const dialog = {
  kind: 'dialog',
  code: 'subscription',
  status: 461,
  resetAt: null,
  action: 'customerPortal',
} as const;

test('faults: the same message twice is one toast, and good news is told from errors', () => {
  const feedback = createFeedback();
  feedback.raise({ kind: 'toast', code: 'generic' });
  feedback.raise({ kind: 'toast', code: 'languageChanged' });
  feedback.raise({ kind: 'toast', code: 'generic' });
  expect(feedback.get().toasts.map(({ severity, message }) => [severity, message.code])).toEqual([
    ['success', 'languageChanged'],
    ['error', 'generic'],
  ]);
  for (const { id } of feedback.get().toasts) feedback.dismissToast(id);
  expect(feedback.get().toasts).toEqual([]);
});

test('ER-1: a refusal of the subscription opens the dialog, once', () => {
  const feedback = createFeedback();
  feedback.raise(dialog);
  feedback.raise({ ...dialog, status: 463, action: 'pricing' });
  expect(feedback.get().dialog).toEqual({
    code: 'subscription',
    status: 463,
    resetAt: null,
    action: 'pricing',
  });
  feedback.closeDialog();
  expect(feedback.get().dialog).toBeNull();
});

test('ER-2: what is shown in place, or nowhere, raises nothing', () => {
  const feedback = createFeedback();
  feedback.raise({ kind: 'silent' });
  feedback.raise({ kind: 'inline', code: 'generic' });
  expect(feedback.get()).toEqual({ toasts: [], dialog: null });
});

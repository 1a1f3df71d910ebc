import type { WizardProgress } from '@parley/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetWizardProgress,
  type KnownNames,
  keepWizardProgress,
  readWizardProgress,
} from './wizardProgress.ts';

const known: KnownNames = { steps: ['useCase', 'hello'], useCases: ['sales'] };

const progress: WizardProgress = {
  step: 'hello',
  answers: {
    useCase: 'sales',
    name: 'Helpdesk',
    description: '',
    welcomeMessage: 'Hi',
    starterQuestions: ['Why?'],
  },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('the kept progress of the wizard', () => {
  it('WZ-1: is there again, for the same user only, until the wizard is done', () => {
    expect(keepWizardProgress('auth0|1', progress)).toBe(true);
    expect(readWizardProgress('auth0|1', known)).toEqual(progress);
    expect(readWizardProgress('auth0|2', known)).toBeNull();
    forgetWizardProgress('auth0|1');
    expect(readWizardProgress('auth0|1', known)).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['5', 'a number'],
    ['{"step":"nowhere","answers":{}}', 'an unknown step'],
    ['{"step":"hello"}', 'no answers'],
    [
      '{"step":"hello","answers":{"name":5,"description":"","welcomeMessage":"","starterQuestions":[]}}',
      'a number for a name',
    ],
    [
      '{"step":"hello","answers":{"name":"","description":"","welcomeMessage":"","starterQuestions":[5]}}',
      'a number for a question',
    ],
  ])('T17: %s is forgotten', (kept) => {
    localStorage.setItem('parley.wizard.auth0|1', kept);
    expect(readWizardProgress('auth0|1', known)).toBeNull();
  });

  it('T17: an unknown use case is none', () => {
    const tampered = { ...progress, answers: { ...progress.answers, useCase: '__proto__' } };
    localStorage.setItem('parley.wizard.auth0|1', JSON.stringify(tampered));
    expect(readWizardProgress('auth0|1', known)?.answers.useCase).toBeNull();
  });

  it('says when nothing could be kept', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepWizardProgress('auth0|1', progress)).toBe(false);
    expect(readWizardProgress('auth0|1', known)).toBeNull();
  });
});

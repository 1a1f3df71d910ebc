import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import {
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  type AssistantDraft,
  AUTO_OPEN_MAX_SECONDS,
  INSTRUCTIONS_MAX_LENGTH,
  RATE_LIMIT_MAX_MESSAGES,
  RATE_LIMIT_MAX_SECONDS,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
} from '@parley/model';
import { describe, expect, it } from 'vitest';
import { draftProblems, draftProblemWords, questionProblem } from './draftProblems.ts';
import { assistantDraft } from './editor.fixtures.ts';

const problemsWith = (patch: Partial<AssistantDraft>) => draftProblems({ ...assistantDraft, ...patch });

describe('draftProblems', () => {
  it('AS-2: a complete draft has none', () => {
    expect(draftProblems(assistantDraft)).toEqual({});
  });

  it('AS-2: a name of white space alone is none, said once saving was tried', () => {
    expect(problemsWith({ name: ' \n' })).toEqual({
      name: { key: 'editor.problem.nameMissing', late: true },
    });
  });

  it.each([
    ['name', ASSISTANT_NAME_MAX_LENGTH],
    ['description', ASSISTANT_DESCRIPTION_MAX_LENGTH],
    ['instructions', INSTRUCTIONS_MAX_LENGTH],
  ] as const)('AS-2: %s may have %d characters and no more', (field, max) => {
    expect(problemsWith({ [field]: 'x'.repeat(max) })).toEqual({});
    expect(problemsWith({ [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: { key: 'fields.tooLong', values: { max } },
    });
  });

  it('AS-1: a temperature that no slider reaches is a mistake', () => {
    for (const temperature of [0, 0.35, 1]) expect(problemsWith({ temperature })).toEqual({});
    for (const temperature of [-0.1, 99]) {
      expect(problemsWith({ temperature })).toEqual({
        temperature: { key: 'editor.problem.number', values: { min: 0, max: 1 } },
      });
    }
  });

  it('AS-2: six starter questions of 120 characters pass, a seventh or a longer one does not', () => {
    const questions = Array.from({ length: STARTER_QUESTIONS_MAX_COUNT }, () =>
      'q'.repeat(STARTER_QUESTION_MAX_LENGTH),
    );
    expect(problemsWith({ starterQuestions: questions })).toEqual({});
    expect(problemsWith({ starterQuestions: [...questions, 'One more?'] })).toHaveProperty(
      'starterQuestions.key',
      'editor.problem.tooManyQuestions',
    );
    expect(problemsWith({ starterQuestions: ['', `${questions[0]}q`] })).toHaveProperty(
      'starterQuestions.key',
      'fields.tooLong',
    );
    expect(questionProblem('  ')).toEqual({ key: 'editor.problem.questionEmpty', late: true });
  });

  it('AS-2: to choose people and name none is a mistake', () => {
    expect(problemsWith({ audience: 'chosen', userIds: [] })).toHaveProperty('audience.late', true);
    expect(problemsWith({ audience: 'chosen', userIds: ['1'] })).toEqual({});
  });

  it.each([
    ['max', RATE_LIMIT_MAX_MESSAGES],
    ['windowSeconds', RATE_LIMIT_MAX_SECONDS],
  ] as const)('AS-2: the %s of a rate limit lies between 1 and %d, in whole numbers', (field, max) => {
    const problemOf = (value: number | null) =>
      problemsWith({ rateLimit: { ...assistantDraft.rateLimit, [field]: value } })[`rateLimit.${field}`];
    expect([problemOf(1), problemOf(max)]).toEqual([undefined, undefined]);
    for (const wrong of [0, max + 1, 1.5, Number.NaN, null]) {
      expect(problemOf(wrong)).toEqual({ key: 'editor.problem.range', values: { min: 1, max } });
    }
  });

  it('AS-2: a domain that means everybody, or nobody, is a mistake', () => {
    expect(problemsWith({ allowedDomains: [] })).toEqual({});
    expect(problemsWith({ allowedDomains: ['example.com', '*', 'a b'] })).toEqual({
      allowedDomains: {
        key: 'editor.problem.domains',
        values: { domains: ['*', 'a b'] },
      },
    });
  });

  it.each([
    ['en', 'Cannot be used: “not a domain!!”, “*”.'],
    ['de', 'Nicht verwendbar: „not a domain!!“, „*“.'],
    ['es', 'No se pueden usar: «not a domain!!», «*».'],
    ['pl', 'Nie można użyć: „not a domain!!”, „*”.'],
  ] as const)(
    'AS-2: what was typed as a domain is quoted, so its own signs do not run into ours: %s',
    async (locale, said) => {
      const { t } = await createWords(locale, allMessages);
      const { allowedDomains } = problemsWith({ allowedDomains: ['not a domain!!', 'example.com', '*'] });
      expect(allowedDomains && draftProblemWords(t, locale, allowedDomains)).toBe(said);
    },
  );

  it('AS-5: colors are six hexadecimal digits, the wait is in range or never', () => {
    const withWidget = (patch: Partial<AssistantDraft['widget']>) =>
      Object.keys(problemsWith({ widget: { ...assistantDraft.widget, ...patch } }));
    expect(withWidget({ color: 'red;}' })).toEqual(['widget.color']);
    expect(withWidget({ textColor: '#fff' })).toEqual(['widget.textColor']);
    expect(withWidget({ autoOpenSeconds: null })).toEqual([]);
    expect(withWidget({ autoOpenSeconds: 0 })).toEqual([]);
    expect(withWidget({ autoOpenSeconds: AUTO_OPEN_MAX_SECONDS + 1 })).toEqual(['widget.autoOpenSeconds']);
  });
});

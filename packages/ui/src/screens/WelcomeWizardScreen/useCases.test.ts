import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { describe, expect, it } from 'vitest';
import { firstProgress, templateOf, withTemplate, withUseCase } from './useCases.ts';

const { t } = await createWords('en', allMessages);
const { answers: start } = firstProgress(t);

describe('withUseCase', () => {
  it('WZ-1: fills in a first draft', () => {
    const support = withUseCase(t, start, 'support');
    expect(support).toMatchObject({ useCase: 'support', name: '' });
    expect(support.starterQuestions).toHaveLength(3);
    expect(support.welcomeMessage).not.toBe(start.welcomeMessage);
  });

  it('WZ-1: another choice replaces the draft, and the last one takes it back', () => {
    const sales = withUseCase(t, withUseCase(t, start, 'support'), 'sales');
    expect(sales).toMatchObject(templateOf(t, 'sales'));
    expect(withUseCase(t, sales, 'other')).toEqual({ ...start, useCase: 'other' });
  });

  it('WZ-1: keeps what was written by hand', () => {
    const own = { ...withUseCase(t, start, 'support'), welcomeMessage: 'Howdy', starterQuestions: ['Why?'] };
    const sales = withUseCase(t, own, 'sales');
    expect(sales).toMatchObject({ welcomeMessage: 'Howdy', starterQuestions: ['Why?'] });
    expect(sales.description).toBe(templateOf(t, 'sales').description);
  });
});

describe('withTemplate', () => {
  it('SH-5, WZ-1: in another language the draft is said anew, what was written by hand stays', async () => {
    const german = await createWords('de', allMessages);
    const own = { ...withUseCase(t, start, 'support'), name: 'Lock keeper', welcomeMessage: 'Ahoy!' };
    const after = templateOf(german.t, 'support');
    expect(withTemplate(own, templateOf(t, 'support'), after)).toEqual({
      ...{ ...own, ...after },
      welcomeMessage: 'Ahoy!',
    });
  });
});

describe('templateOf', () => {
  it.each(['en', 'de', 'es', 'pl'] as const)(
    'AS-2: starter questions fit into their limits in %s',
    async (locale) => {
      const words = await createWords(locale, allMessages);
      for (const useCase of ['support', 'sales', 'knowledge'] as const) {
        const { description, starterQuestions } = templateOf(words.t, useCase);
        expect(description.length).toBeLessThanOrEqual(512);
        expect(starterQuestions).toHaveLength(3);
        for (const question of starterQuestions) expect(question.length).toBeLessThanOrEqual(120);
      }
    },
  );
});

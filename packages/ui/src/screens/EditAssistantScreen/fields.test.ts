import { describe, expect, it } from 'vitest';
import { assistantDraft } from './editor.fixtures.ts';
import { changedFields, editorTabOf, FIELD_NAMES, FIELDS } from './fields.ts';

describe('changedFields', () => {
  it('AS-4: a draft does not differ from its copy', () => {
    expect(changedFields(assistantDraft, structuredClone(assistantDraft))).toEqual([]);
  });

  it('AS-4: each field that differs is found, in the order of the editor', () => {
    const { rateLimit, widget } = assistantDraft;
    const other = {
      ...assistantDraft,
      description: 'Other',
      temperature: 0.9,
      starterQuestions: [...assistantDraft.starterQuestions].reverse(),
      rateLimit: { ...rateLimit, max: 99 },
      widget: { ...widget, autoOpenSeconds: 5 },
    };
    expect(changedFields(assistantDraft, other)).toEqual([
      'description',
      'temperature',
      'starterQuestions',
      'rateLimit.max',
      'widget.autoOpenSeconds',
    ]);
  });

  it('AS-2: who was chosen matters only while not everyone may use it', () => {
    const everyone = { ...assistantDraft, audience: 'everyone' as const, userIds: ['1'] };
    expect(changedFields(everyone, { ...everyone, userIds: ['2'] })).toEqual([]);
    const chosen = { ...everyone, audience: 'chosen' as const };
    expect(changedFields(everyone, chosen)).toEqual(['audience']);
    expect(changedFields(chosen, { ...chosen, userIds: ['2'] })).toEqual(['audience']);
  });
});

it('AS-4: every value of a draft is compared', () => {
  const { rateLimit, widget, userIds: _, ...flat } = assistantDraft;
  const paths = [
    ...Object.keys(flat),
    ...Object.keys(rateLimit).map((key) => `rateLimit.${key}`),
    ...Object.keys(widget).map((key) => `widget.${key}`),
  ];
  expect([...FIELD_NAMES].sort()).toEqual(paths.sort());
  expect(FIELDS.audience.read({ ...assistantDraft, audience: 'chosen', userIds: ['7'] })).toEqual(['7']);
});

it.each([
  ['widget', 'widget'],
  ['nothing', 'general'],
  ['__proto__', 'general'],
  [undefined, 'general'],
] as const)('AS-2: the address "%s" leads to the tab %s', (text, tab) => {
  expect(editorTabOf(text)).toBe(tab);
});

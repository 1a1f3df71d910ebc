import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assistantDraft } from './assistantDraft.ts';
import { newAssistant } from './assistants.ts';
import { contract } from './index.ts';

const BLANK = '\u202e \u200b\u2060';

const shown = {
  'name of a draft': assistantDraft.shape.name,
  'name of a new assistant': newAssistant.shape.name,
  'starter question': z.preprocess((text) => [text], assistantDraft.shape.starterQuestions).transform(String),
  "person's name": contract.updateProfile.body.shape.name,
  "organisation's name": contract.updateOrganisation.body.shape.organisationName,
};

describe.each(Object.entries(shown))('T15: a %s', (_, schema) => {
  test('that shows nothing is refused', () => {
    expect(schema.safeParse(BLANK).success).toBe(false);
  });

  test('keeps what it shows, without the space around it', () => {
    expect(schema.parse(' Nordlicht\u200b shop ')).toBe('Nordlicht\u200b shop');
  });

  test('turns nothing around that stands beside it', () => {
    expect(schema.parse('Nord\u202elicht\u2066\u2069')).toBe('Nordlicht');
    expect(schema.parse('Nord\r\nlicht\u2028 GmbH\u0007')).toBe('Nord licht  GmbH');
    // The marks between letters are no such turns.
    expect(schema.parse('\u05d0\u200e1\u200f')).toBe('\u05d0\u200e1\u200f');
  });
});

import { expect, test } from 'vitest';
import { barWordsOf, CHOICES } from './choices.ts';
import { FAULT_HITS, FAULTS } from './faults/faults.ts';

const choices = [...Object.values(CHOICES).map(({ values }) => values), FAULTS, FAULT_HITS].flatMap(
  (values) => Object.entries<string>(values),
);

test.each(choices.filter(([value]) => !['ltr', 'normal', 'all'].includes(value)))(
  'DS-2: what the toolbar says of %s is short, and its menu says the rest',
  (value, words) => {
    const { title, right = '' } = barWordsOf(value, words);
    expect(title.length).toBeLessThanOrEqual(9);
    expect([title, right, `${title}: ${right}`]).toContain(words);
  },
);

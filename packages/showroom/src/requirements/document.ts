import { requirementsIn } from './requirements.ts';

const [document = ''] = Object.values(
  import.meta.glob<string>('/docs/requirements.md', { eager: true, query: '?raw', import: 'default' }),
);

/** What the product must do, as docs/requirements.md says it. */
export const requirementGroups = requirementsIn(document);

const known = new Set(requirementGroups.flatMap(({ requirements }) => requirements.map(({ id }) => id)));

/** Whether a word is the id of a requirement. */
export const isRequirement = (word: string): boolean => known.has(word);

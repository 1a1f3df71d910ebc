/**
 * The moment at which the clock of every story is stopped: a Tuesday, ISO 8601 in UTC. Fixtures choose their
 * times around it.
 */
export const STORY_NOW = '2026-03-10T14:30:00.000Z';

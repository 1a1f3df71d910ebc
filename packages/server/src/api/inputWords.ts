import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a length or size is counted in, by what has it. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };

/**
 * What is wrong with a field of an input, as one sentence for people: the schema's own words where it has
 * some, else ours. The library's messages are for programmers and never leave the server.
 */
export function inputWords(issue: Issue): string {
  // Only the contract writes sentences; the library's messages have no full stop.
  if (issue.message.endsWith('.')) return issue.message;
  return `The ${nameOf(issue.path)} ${failingOf(issue)}.`;
}

function failingOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `may ${boundOf(issue.origin)} at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return `must ${boundOf(issue.origin)} at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_type':
      return 'is missing or of another kind';
    case 'invalid_format':
      return issue.format === 'email' ? 'is no email address' : 'is not as it should be';
    case 'custom':
      if (typeof issue.params?.most === 'number') return `may have at most ${issue.params.most} characters`;
      return 'is not as it should be';
    case 'invalid_value':
      return 'is none of the possible values';
    default:
      return 'is not as it should be';
  }
}

const boundOf = (origin: string) => (origin in UNITS ? 'have' : 'be');

/** The field's own name in plain words: 'welcome message' for `exported.assistant.welcomeMessage`. */
function nameOf(path: Issue['path']): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'input';
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

import {
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { describe, expect, it } from 'vitest';
import { assistantProblems } from './assistantAnswers.ts';

const answers = { name: 'Shop', description: '', welcomeMessage: '' };

describe('assistantProblems', () => {
  it('WZ-1: a name is enough', () => {
    expect(assistantProblems(answers)).toEqual({});
  });

  it('WZ-1: a name of white space alone is none', () => {
    expect(assistantProblems({ ...answers, name: ' \n\t' })).toEqual({ name: 'nameMissing' });
    expect(assistantProblems({ ...answers, name: '\u202e\u200b\u2060' })).toEqual({ name: 'nameMissing' });
  });

  it('AS-2: the longest answers pass, one character more is refused', () => {
    const longest = {
      name: 'n'.repeat(ASSISTANT_NAME_MAX_LENGTH),
      description: 'd'.repeat(ASSISTANT_DESCRIPTION_MAX_LENGTH),
      welcomeMessage: 'w'.repeat(WELCOME_MESSAGE_MAX_LENGTH),
    };
    expect(assistantProblems(longest)).toEqual({});
    expect(
      assistantProblems({
        name: `${longest.name}n`,
        description: `${longest.description}d`,
        welcomeMessage: `${longest.welcomeMessage}w`,
      }),
    ).toEqual({
      name: 'nameTooLong',
      description: 'descriptionTooLong',
      welcomeMessage: 'welcomeMessageTooLong',
    });
  });
});

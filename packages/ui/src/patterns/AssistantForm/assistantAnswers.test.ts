import { describe, expect, it } from 'vitest';
import { assistantProblems, DESCRIPTION_MAX, NAME_MAX, WELCOME_MAX } from './assistantAnswers.ts';

const answers = { name: 'Shop', description: '', welcomeMessage: '' };

describe('assistantProblems', () => {
  it('WZ-1: a name is enough', () => {
    expect(assistantProblems(answers)).toEqual({});
  });

  it('WZ-1: a name of white space alone is none', () => {
    expect(assistantProblems({ ...answers, name: ' \n\t' })).toEqual({ name: 'nameMissing' });
  });

  it('AS-2: the longest answers pass, one character more is refused', () => {
    const longest = {
      name: 'n'.repeat(NAME_MAX),
      description: 'd'.repeat(DESCRIPTION_MAX),
      welcomeMessage: 'w'.repeat(WELCOME_MAX),
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

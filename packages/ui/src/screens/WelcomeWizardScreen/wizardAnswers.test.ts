import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, NAME_MAX, WELCOME_MAX, wizardProblems } from './wizardAnswers.ts';

const answers = { name: 'Shop', description: '', welcomeMessage: '' };

describe('wizardProblems', () => {
  it('WZ-1: a name is enough', () => {
    expect(wizardProblems(answers)).toEqual({});
  });

  it('WZ-1: a name of white space alone is none', () => {
    expect(wizardProblems({ ...answers, name: ' \n\t' })).toEqual({ name: 'nameMissing' });
  });

  it('AS-2: the longest answers pass, one character more is refused', () => {
    const longest = {
      name: 'n'.repeat(NAME_MAX),
      description: 'd'.repeat(DESCRIPTION_MAX),
      welcomeMessage: 'w'.repeat(WELCOME_MAX),
    };
    expect(wizardProblems(longest)).toEqual({});
    expect(
      wizardProblems({
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

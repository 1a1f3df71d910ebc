import {
  ASSISTANT_NAME_MAX_LENGTH,
  DISCLAIMER_MAX_LENGTH,
  PLACEHOLDER_MAX_LENGTH,
  STARTER_QUESTION_MAX_LENGTH,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';

/** What readers will see of an assistant, as it is typed. */
export interface TypedTexts {
  name: string;
  welcomeMessage: string;
  starterQuestions: readonly string[];
  placeholder: string;
  disclaimer: string;
}

/**
 * The same as far as it may be saved: a book that was pasted into a field would be drawn again by a preview
 * at each key, for seconds.
 */
export function shownTexts<T extends TypedTexts>(texts: T): T {
  return {
    ...texts,
    name: texts.name.slice(0, ASSISTANT_NAME_MAX_LENGTH),
    welcomeMessage: texts.welcomeMessage.slice(0, WELCOME_MESSAGE_MAX_LENGTH),
    starterQuestions: texts.starterQuestions.map((each) => each.slice(0, STARTER_QUESTION_MAX_LENGTH)),
    placeholder: texts.placeholder.slice(0, PLACEHOLDER_MAX_LENGTH),
    disclaimer: texts.disclaimer.slice(0, DISCLAIMER_MAX_LENGTH),
  };
}

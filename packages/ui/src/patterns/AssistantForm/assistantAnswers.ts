import {
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  type AssistantAnswers,
  isBlank,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';

/** What is wrong with an answer. */
export type AssistantProblem = 'nameMissing' | 'nameTooLong' | 'descriptionTooLong' | 'welcomeMessageTooLong';

/** What is wrong with the answers, by field. */
export type AssistantProblems = Partial<Record<keyof AssistantAnswers, AssistantProblem>>;

/** What is wrong with the answers; empty when they can be sent. */
export function assistantProblems({
  name,
  description,
  welcomeMessage,
}: AssistantAnswers): AssistantProblems {
  const trimmed = name.trim();
  return {
    ...(isBlank(trimmed) ? { name: 'nameMissing' } : {}),
    ...(trimmed.length > ASSISTANT_NAME_MAX_LENGTH ? { name: 'nameTooLong' } : {}),
    ...(description.length > ASSISTANT_DESCRIPTION_MAX_LENGTH ? { description: 'descriptionTooLong' } : {}),
    ...(welcomeMessage.length > WELCOME_MESSAGE_MAX_LENGTH
      ? { welcomeMessage: 'welcomeMessageTooLong' }
      : {}),
  };
}

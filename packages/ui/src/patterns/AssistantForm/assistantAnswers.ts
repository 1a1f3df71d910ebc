/** Longest answers, in UTF-16 code units as `string.length` counts (AS-2; the welcome message as the API takes it). */
export const NAME_MAX = 256;
export const DESCRIPTION_MAX = 512;
export const WELCOME_MAX = 2000;

/** What a new assistant needs. */
export interface AssistantAnswers {
  name: string;
  description: string;
  welcomeMessage: string;
}

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
    ...(trimmed === '' ? { name: 'nameMissing' } : {}),
    ...(trimmed.length > NAME_MAX ? { name: 'nameTooLong' } : {}),
    ...(description.length > DESCRIPTION_MAX ? { description: 'descriptionTooLong' } : {}),
    ...(welcomeMessage.length > WELCOME_MAX ? { welcomeMessage: 'welcomeMessageTooLong' } : {}),
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { AssistantDraft } from '@parley/model';
import { DEFAULT_RATE_LIMIT } from '../chat/storeMessages.ts';
import type { Assistant } from '../database/schema.ts';

/** The look of a widget before anybody has changed it (AS-5). */
const DEFAULT_LOOK: AssistantDraft<number>['widget'] = {
  position: 'bottom-end',
  size: 'medium',
  theme: 'system',
  color: '#4f46d8',
  textColor: '#ffffff',
  launcherLabel: '',
  autoOpenSeconds: null,
};

/**
 * The draft that the columns of an assistant hold, in the form that the editor uses.
 * @param userIds users who may use the assistant.
 */
export function columnsDraftOf(assistant: Assistant, userIds: readonly string[]): AssistantDraft<number> {
  const { name, description, avatarUrl, language, model, temperature, instructions } = assistant;
  const { fallbackMessage, welcomeMessage, starterQuestions, placeholder, disclaimer } = assistant;
  return {
    ...{ name, description, avatarUrl, language, model, instructions, fallbackMessage },
    ...{ welcomeMessage, starterQuestions, placeholder, disclaimer },
    // The column is a 4-byte float: 0.2 comes back as it went in only when it is rounded.
    temperature: Math.round(temperature * 100) / 100,
    citations: assistant.citationsShown,
    feedback: assistant.feedbackAsked,
    audience: assistant.audience,
    userIds: [...userIds],
    rateLimit: assistant.rateLimit ?? DEFAULT_RATE_LIMIT,
    allowedDomains: assistant.allowedDomains,
    widget: assistant.widget ?? DEFAULT_LOOK,
  };
}

/** Whether somebody gave an assistant's widget a look of its own, in the draft or in force. */
export function isStyled({ widget, draft }: Pick<Assistant, 'widget' | 'draft'>): boolean {
  return [widget, draft?.widget].some(
    (look) => look && !isDeepStrictEqual({ ...DEFAULT_LOOK, ...look }, DEFAULT_LOOK),
  );
}

/** A draft as columns; who may use it stands in a table of its own. */
export function columnsOf(draft: Partial<AssistantDraft<number>>) {
  const { citations, feedback, userIds: _, ...columns } = draft;
  return {
    ...columns,
    ...(citations !== undefined && { citationsShown: citations }),
    ...(feedback !== undefined && { feedbackAsked: feedback }),
  };
}

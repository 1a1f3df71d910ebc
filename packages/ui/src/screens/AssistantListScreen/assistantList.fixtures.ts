import { fn } from 'storybook/test';
import { assistants } from '../screens.fixtures.ts';
import type { AssistantListItem } from './arrangeAssistants.ts';
import type { AssistantActions } from './assistantActions.ts';
import type { Last24HoursFigures } from './Last24Hours.tsx';

/**
 * Share of a day's messages by the hour, from the afternoon before to now: few at night, most around noon.
 */
const DAY = [6, 7, 6, 5, 5, 4, 3, 2, 1, 1, 0, 0, 0, 1, 1, 2, 4, 6, 8, 9, 10, 9, 7, 3];

/** The same assistants with the course of their messages. */
export const measured: readonly AssistantListItem[] = assistants.map((assistant, shift) => ({
  ...assistant,
  hourlyMessages: DAY.map((_, hour) =>
    Math.round(((DAY[(hour + shift * 5) % DAY.length] ?? 0) * assistant.messages24h) / 100),
  ),
}));

const courseOf = (all: number) => DAY.map((share) => Math.round((share * all) / 100));

/** The last 24 hours of an organisation with many visitors. */
export const BUSY_DAY: Last24HoursFigures & { kind: 'ready' } = {
  kind: 'ready',
  messages: 1604,
  chatSessions: 287,
  hourlyMessages: courseOf(1604),
  hourlyChatSessions: courseOf(287).toReversed(),
};

/** The last 24 hours of an organisation that nobody wrote to. */
export const QUIET_DAY: typeof BUSY_DAY = {
  kind: 'ready',
  messages: 0,
  chatSessions: 0,
  hourlyMessages: courseOf(0),
  hourlyChatSessions: courseOf(0),
};

/** An administrator's handlers while nothing is under way. */
export const actions: AssistantActions = {
  editHref: (id) => `/assistants/edit/${id}`,
  onAct: fn(),
  running: new Map(),
  failures: [],
  onRepeat: fn(),
  onDismiss: fn(),
  imports: { state: null, onOpen: fn(), onFile: fn(), onConfirm: fn(), onClose: fn() },
};

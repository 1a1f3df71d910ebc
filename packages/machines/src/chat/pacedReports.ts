import type { AnswerReport } from './chat.types.ts';

/**
 * Shortest time between two pieces of text that are passed on, in ms: 25 pieces a second, as many as a film
 * has pictures. Models write faster than anybody reads, and each piece costs a step of the chat, rendering,
 * layout and paint.
 */
const APART = 40;

/** Passes on what an answer reports, its text in steps. */
export interface PacedReports {
  send: (report: AnswerReport) => void;
  /** Nothing is passed on any more. */
  stop: () => void;
}

/**
 * Joins text that comes within `APART` ms of the last that was passed on, under the id of its last piece. The
 * first comes through at once, and so does whatever is no text, after the text before it.
 */
export function pacedReports(pass: (report: AnswerReport) => void): PacedReports {
  let held: { id: string; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const passHeld = () => {
    if (!held) return;
    const { id, text } = held;
    held = null;
    pass({ type: 'answer.grew', id, growth: { type: 'delta', text } });
  };
  const step = () => {
    timer = held ? setTimeout(step, APART) : undefined;
    passHeld();
  };

  return {
    send(report) {
      if (report.type === 'answer.grew' && report.growth.type === 'delta') {
        held = { id: report.id, text: (held?.text ?? '') + report.growth.text };
        if (timer === undefined) step();
        return;
      }
      passHeld();
      pass(report);
    },
    stop() {
      clearTimeout(timer);
      held = null;
    },
  };
}

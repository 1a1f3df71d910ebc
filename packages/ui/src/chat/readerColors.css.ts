import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * Background and text colours of the reader's messages and the send button, where an assistant has its own
 * (AS-5).
 */
export const ground = createVar();
export const text = createVar();

/** Of the reader's messages. */
export const bubble = {
  backgroundColor: fallbackVar(ground, vars.color.accent.soft),
  color: fallbackVar(text, vars.color.text.default),
};

/** Of the button that sends. */
export const send = {
  backgroundColor: fallbackVar(ground, vars.color.accent.base),
  color: fallbackVar(text, vars.color.text.onAccent),
};

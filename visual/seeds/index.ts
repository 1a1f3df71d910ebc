import type { Seed } from './alter.ts';
import { colors } from './colors.ts';
import { contents } from './contents.ts';
import { measures } from './measures.ts';

/**
 * What visual regression must notice (QA-1). Left out is what no picture can show: pointers, motion, text
 * that is only spoken, and a breakpoint moved between two widths that no story has.
 */
export const seeds: readonly Seed[] = [...colors, ...measures, ...contents];

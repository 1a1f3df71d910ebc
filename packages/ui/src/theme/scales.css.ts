import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './tokens.ts';
import { type TypeRole, type TypeSize, typeScale } from './typeScale.ts';

/** A letter and its marks are drawn from one typeface; on Linux it has to be named to be tried for that. */
const SYSTEM = "system-ui, sans-serif, 'Noto Sans', 'DejaVu Sans'";
const BODY = `'Inter Variable', 'Inter Fallback', ${SYSTEM}`;
const HEADING = `'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', ${SYSTEM}`;

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, {
      body: BODY,
      heading: HEADING,
      mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    }),
    ...assignVars(vars.motion, {
      press: '120ms',
      fade: '0s',
      popover: '200ms',
      drawer: '280ms',
      easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
    }),
    ...assignVars(vars.type, typeScale.everywhere),
  },
});
const headings = (sizes: Partial<Record<TypeRole, TypeSize>>) =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([role, { size, line }]) => [
      [vars.type[role as TypeRole].size, size],
      [vars.type[role as TypeRole].line, line],
    ]),
  );

/** Headings follow the window unless the reader asked for fixed sizes (SH-4). */
const responsive = ":root:not([data-type='fixed'])";
globalStyle(responsive, {
  '@media': {
    [media.phone]: { vars: headings(typeScale.phone) },
    [media.xlUp]: { vars: headings(typeScale.xlUp) },
  },
});

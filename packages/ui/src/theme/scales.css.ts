import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './tokens.ts';

const BODY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const HEADING = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif";

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, {
      body: BODY,
      heading: HEADING,
      mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    }),
    ...assignVars(vars.motion, {
      press: '120ms',
      popover: '200ms',
      drawer: '280ms',
      easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
    }),
    ...assignVars(vars.type, {
      caption: { size: '0.75rem', line: '1rem' },
      body: { size: '0.875rem', line: '1.25rem' },
      reading: { size: '1rem', line: '1.625rem' },
      title: { size: '1rem', line: '1.5rem' },
      page: { size: '1.5rem', line: '2rem' },
      display: { size: '2rem', line: '2.5rem' },
    }),
  },
});
/** Headings follow the window unless the reader asked for fixed sizes (SH-4). */
const responsive = ":root:not([data-type='fixed'])";
globalStyle(responsive, {
  '@media': {
    [media.phone]: {
      vars: {
        ...assignVars(vars.type.page, { size: '1.375rem', line: '1.75rem' }),
        ...assignVars(vars.type.display, { size: '1.625rem', line: '2.125rem' }),
      },
    },
    [media.xlUp]: {
      vars: {
        ...assignVars(vars.type.title, { size: '1.0625rem', line: '1.5rem' }),
        ...assignVars(vars.type.page, { size: '1.75rem', line: '2.25rem' }),
        ...assignVars(vars.type.display, { size: '2.375rem', line: '2.875rem' }),
      },
    },
  },
});

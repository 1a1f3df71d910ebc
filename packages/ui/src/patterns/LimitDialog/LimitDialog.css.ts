import * as look from '../../components/Link/Link.css.ts';
import { componentStyle } from '../../theme/style.ts';

/** Looks as a link of a text; it does what the button below does. */
export const link = componentStyle([
  look.link,
  look.tone.accent,
  { textAlign: 'inherit', cursor: 'pointer' },
]);

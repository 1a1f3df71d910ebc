import './layers.css.ts';
import './fonts.css.ts';
import './scales.css.ts';
import './themes.css.ts';
import './base.css.ts';
import './lines.css.ts';

export * from './attributes.ts';
export { vars } from './contract.css.ts';
export * from './settings.ts';
export * from './tokens.ts';

import './layers.css.ts';
import './fonts.css.ts';
import './scales.css.ts';
import './widgetThemes.css.ts';
import './base.css.ts';
import './lines.css.ts';

export { applySettings } from './attributes.ts';
export { defaultSettings } from './settings.ts';

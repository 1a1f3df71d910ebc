import { writeColorThemes } from './colorThemes.ts';
import { defaultSettings } from './settings.ts';

/** The widget has no settings drawer: one color, light and dark, are a quarter of the portal's themes. */
writeColorThemes({ presets: [defaultSettings.colorPreset], contrasts: ['normal'], shell: false });

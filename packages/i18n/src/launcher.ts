import type { Locale } from './locale.ts';
import de from './messages/de/launcher.json' with { type: 'json' };
import en from './messages/en/launcher.json' with { type: 'json' };
import es from './messages/es/launcher.json' with { type: 'json' };
import pl from './messages/pl/launcher.json' with { type: 'json' };

/** The few words of the widget's loader in every language, without the machinery: the loader is one small request. */
export const launcherWords: Record<Locale, typeof en> = { en, de, es, pl };

import de from './messages/de/launcher.json' with { type: 'json' };
import en from './messages/en/launcher.json' with { type: 'json' };
import es from './messages/es/launcher.json' with { type: 'json' };
import pl from './messages/pl/launcher.json' with { type: 'json' };

const words: Record<string, typeof en> = { en, de, es, pl };

/**
 * The few texts of the widget's launcher in the language of a BCP 47 tag, without i18next, as the loader must
 * stay small.
 */
export const launcherWords = (tag: string): typeof en => words[tag.slice(0, 2).toLowerCase()] ?? en;

import type { Locale } from '@parley/model';
import i18next from 'i18next';
import { formatter, interpolation } from './formatter.ts';
import deServer from './messages/de/server.json' with { type: 'json' };
import deSubscription from './messages/de/subscription.json' with { type: 'json' };
import enServer from './messages/en/server.json' with { type: 'json' };
import enSubscription from './messages/en/subscription.json' with { type: 'json' };
import esServer from './messages/es/server.json' with { type: 'json' };
import esSubscription from './messages/es/subscription.json' with { type: 'json' };
import plServer from './messages/pl/server.json' with { type: 'json' };
import plSubscription from './messages/pl/subscription.json' with { type: 'json' };
import type { KeysOf } from './words.ts';

const resources = {
  en: { translation: { ...enServer, subscription: enSubscription } },
  de: { translation: { ...deServer, subscription: deSubscription } },
  es: { translation: { ...esServer, subscription: esSubscription } },
  pl: { translation: { ...plServer, subscription: plSubscription } },
};

/** Every key that the server's pages and e-mails may ask for; a plural key without its suffix. */
type ServerWordKey = KeysOf<(typeof resources)['en']['translation']>;

/** The text of a key, as `Words.t` gives it. */
export type ServerWords = (key: ServerWordKey, values?: Record<string, string | number>) => string;

const instance = i18next.createInstance().use(formatter);
// With all languages at hand it is ready at once.
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources,
  initAsync: false,
  interpolation,
});

/** Words of the server's own pages and of its e-mails in one language; figures are grouped as it does. */
export function serverWords(locale: Locale): ServerWords {
  const t = instance.getFixedT(locale);
  return (key, values = {}) => t(key, values);
}

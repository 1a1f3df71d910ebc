/** A label as long as German gets. */
export const LONG_LABEL = 'Benachrichtigungseinstellungen für Datenschutzbeauftragte zurücksetzen';

/** A paragraph as long as German gets, with a word that has no place to break. */
export const LONG_TEXT =
  'Die Rindfleischetikettierungsüberwachungsaufgabenübertragungsverordnung regelt, unter welchen Voraussetzungen Zuständigkeiten übertragen werden können und welche Nachweise dafür vorzulegen sind.';

/** A name in a right-to-left script among left-to-right text. */
export const MIXED_NAME = 'نورة الأحمد (Acme)';

/** A picture that needs no network. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" ' +
    'fill="#c9b8a8"/><circle cx="32" cy="26" r="12" fill="#6b4f3f"/><path d="M8 64c2-18 12-24 24-24s22 6 ' +
    '24 24z" fill="#6b4f3f"/></svg>',
)}`;

/** Longest texts, in UTF-16 code units as `string.length` counts (AS-2; the others as the API takes them). */
export const NAME_MAX = 256;
export const DESCRIPTION_MAX = 512;
export const INSTRUCTIONS_MAX = 32_768;
export const WELCOME_MAX = 2000;
export const FALLBACK_MAX = 2000;
export const DISCLAIMER_MAX = 512;
export const PLACEHOLDER_MAX = 120;
export const RATE_LIMIT_MESSAGE_MAX = 512;
export const LAUNCHER_LABEL_MAX = 40;

/** Starter questions: how many, and how long each (AS-2). */
export const STARTER_QUESTIONS_MAX = 6;
export const STARTER_QUESTION_MAX = 120;

/** Allowed domains that one assistant can hold. */
export const DOMAINS_MAX = 50;

/** Range of a rate limit: messages, and the seconds that they are counted in (a day at most). */
export const RATE_LIMIT_MAX = 1000;
export const RATE_WINDOW_MAX_SECONDS = 86_400;

/** Longest wait before the chat opens by itself, in seconds. */
export const AUTO_OPEN_MAX_SECONDS = 300;

/** Pictures that an avatar may be: nothing that can carry a script (T14). */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const AVATAR_MAX_BYTES = 1024 * 1024;

/** Files that an assistant can read, by the end of their name (AS-3). */
export const DATA_FILE_TYPES = ['pdf', 'docx', 'txt', 'md', 'csv', 'html', 'json'] as const;
/** Largest data file, in bytes (spec section 9, AS-3). */
export const DATA_FILE_MAX_BYTES = 10 * 1024 * 1024;

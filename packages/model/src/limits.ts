// Lengths count UTF-16 code units, as `string.length` does, unless they say otherwise.

/** Longest message of a chat (CH-2). */
export const MESSAGE_MAX_LENGTH = 2000;

/** Longest title of a thread: the start of its first message, or what its reader calls it (CH-1). */
export const THREAD_TITLE_MAX_LENGTH = 80;

/** Longest texts of an assistant (AS-2; the others as the API takes them). */
export const ASSISTANT_NAME_MAX_LENGTH = 256;
export const ASSISTANT_DESCRIPTION_MAX_LENGTH = 512;
export const INSTRUCTIONS_MAX_LENGTH = 32_768;
export const WELCOME_MESSAGE_MAX_LENGTH = 2000;
export const FALLBACK_MESSAGE_MAX_LENGTH = 2000;
export const DISCLAIMER_MAX_LENGTH = 512;
export const PLACEHOLDER_MAX_LENGTH = 120;
export const RATE_LIMIT_MESSAGE_MAX_LENGTH = 512;
export const LAUNCHER_LABEL_MAX_LENGTH = 40;

/** Starter questions: how many, and how long each (AS-2). */
export const STARTER_QUESTIONS_MAX_COUNT = 6;
export const STARTER_QUESTION_MAX_LENGTH = 120;

/** What a test of a draft takes along of the messages before its question: how many, and how long each. */
export const TEST_HISTORY_MAX_COUNT = 20;
export const TEST_HISTORY_TEXT_MAX_LENGTH = 16_384;

/** Allowed domains that one assistant can hold. */
export const ALLOWED_DOMAINS_MAX_COUNT = 50;

/** Range of a rate limit: messages, and the seconds that they are counted in (a day at most). */
export const RATE_LIMIT_MAX_MESSAGES = 1000;
export const RATE_LIMIT_MAX_SECONDS = 86_400;

/** Published versions that are kept of one assistant; with each further one the oldest goes (AS-4). */
export const ASSISTANT_VERSIONS_MAX_COUNT = 50;

/** How long a deleted assistant can be had back, in days; then it goes with all that is its own (AS-1). */
export const DELETED_ASSISTANT_DAYS = 30;

/** Longest wait before the chat opens by itself, in seconds. */
export const AUTO_OPEN_MAX_SECONDS = 300;

/** Version of the file that an assistant is exported to; a newer one is refused. */
export const EXPORT_VERSION = 1;
/** What the file calls itself. */
export const EXPORT_FORMAT = 'parley-assistant';
/** Names of data files that it says it does not hold, at most. */
export const EXPORT_FILE_NAMES_MAX_COUNT = 200;
/** Largest such file, in bytes: every text as long as it may be, with every character escaped. */
export const EXPORT_MAX_BYTES = 1024 * 1024;

/** Pictures that an assistant's avatar may be: nothing that can carry a script (T14). */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const AVATAR_MAX_BYTES = 1024 * 1024;
/** Most pixels of such a picture: a small file can claim to hold far more than can be decoded. */
export const AVATAR_MAX_PIXELS = 40_000_000;

/** Files that an assistant can read, by the end of their name (AS-3). */
export const DATA_FILE_TYPES = ['pdf', 'docx', 'txt', 'md', 'csv', 'html', 'json'] as const;
export type DataFileType = (typeof DATA_FILE_TYPES)[number];
/** Largest data file, in bytes (AS-3). */
export const DATA_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Longest name of a data file, as file systems have it. */
export const DATA_FILE_NAME_MAX_LENGTH = 255;

/** Shortest and longest password, in code points: an emoji is one character of it (US-2). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** After how long something that is waited for is called slow, in ms (FA-1). */
export const LATE_AFTER_MS = 8000;

/** How long ago somebody may have signed in to change their password, in seconds (US-2). */
export const RECENT_SIGN_IN_SECONDS = 10 * 60;

/** Longest name of a person and of an organisation (US-2). */
export const DISPLAY_NAME_MAX_LENGTH = 256;
export const ORGANISATION_NAME_MAX_LENGTH = 256;

/** How many days a conversation is kept after its last message: at first, and what can be chosen (AS-6). */
export const CONVERSATION_DAYS_DEFAULT = 90;
export const CONVERSATION_DAYS_MIN = 1;
export const CONVERSATION_DAYS_MAX = 3650;

/**
 * How long a widget's frame may call by one proof of its host page, and how long it may exchange an old proof
 * for a new one, in seconds (WG-8).
 */
export const WIDGET_GRANT_SECONDS = 60 * 60;
export const WIDGET_GRANT_RENEWABLE_SECONDS = 7 * 24 * 60 * 60;

/** Most people that are invited at once (US-1). */
export const INVITED_AT_ONCE_MAX_COUNT = 50;

/** How long the link of an invitation lets somebody in, in hours (US-1). */
export const INVITATION_HOURS = 72;

/** Days of use that an organisation sees, today's with them (BI-1). */
export const USAGE_DAYS = 30;

/** Longest name of a language model. */
export const MODEL_MAX_LENGTH = 200;

/** How inventive answers can be at most; 0 is precise. */
export const TEMPERATURE_MAX = 1;

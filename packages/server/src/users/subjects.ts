/** Subjects of accounts whose password is kept here; all others sign in elsewhere (ST-2). */
export const OWN_SUBJECT_PREFIX = 'auth0|';

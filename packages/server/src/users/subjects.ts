/**
 * Beginning of the subjects that the embedded provider gives to accounts whose password is kept here (ST-2).
 * A tenant of Auth0 has subjects that begin so, too: the configuration says who the provider is.
 */
export const OWN_SUBJECT_PREFIX = 'auth0|';

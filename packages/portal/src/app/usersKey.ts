/** Start of the query key of every page of users. */
export const USERS_KEY = ['users'];

/** Permission that makes a user an administrator (ST-2). */
export const ADMIN_PERMISSION = 'admin:portal';

/** Permission that every portal user holds (ST-2). */
export const READ_PERMISSION = 'read:portal';

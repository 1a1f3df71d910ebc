/** Permission that makes a user an administrator (spec section 6, ST-2). */
export const ADMIN_PERMISSION = 'admin:portal';

/** Permission that every portal user holds (spec section 6). */
export const READ_PERMISSION = 'read:portal';

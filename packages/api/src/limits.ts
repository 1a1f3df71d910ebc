/** Longest chat message, in UTF-16 code units, as `string.length` counts (spec section 9, CH-2). */
export const MESSAGE_MAX_LENGTH = 2000;

/** Largest data file, in bytes (spec section 9, AS-3). */
export const DATA_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Billing period used when the caller names none: monthly (spec section 9, BI-2). */
export const DEFAULT_BILLING_PERIOD = 'M';

/** Permission that makes a user an administrator (spec section 6, ST-2). */
export const ADMIN_PERMISSION = 'admin:portal';

/** Permission that every portal user holds (spec section 6). */
export const READ_PERMISSION = 'read:portal';

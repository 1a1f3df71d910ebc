/** Where the assistants are that can be restored. */
export const DELETED_HREF = '/?status=deleted';

import type { UserListItem } from './users.types.ts';

/**
 * How questions and messages call somebody. Who is invited is known by the address alone: the name so far is
 * part of it, and another's, too.
 */
export const nameInMessages = ({ status, name, email }: Pick<UserListItem, 'status' | 'name' | 'email'>) =>
  (status !== 'invited' && name) || email;

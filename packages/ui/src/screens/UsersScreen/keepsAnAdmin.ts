import type { UserListItem } from './users.types.ts';

/**
 * Whether an active administrator is left when these users are removed or lose rights (US-1: the last one
 * stays).
 * @param activeAdmins how many the organisation has in all.
 */
export function keepsAnAdmin(touched: readonly UserListItem[], activeAdmins: number): boolean {
  const admins = touched.filter(({ role, status }) => role === 'admin' && status === 'active').length;
  // Without an active administrator among them, their number does not change.
  return admins === 0 || admins < activeAdmins;
}

import type { User } from '@parley/machines';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';

/**
 * Name and picture of the reader for the head of the page: as the account has them where it was read, so that
 * a change of them is seen at once, also of one in another window; otherwise as the identity provider said at
 * sign-in (US-2).
 */
export function useOwnFace(user: User): Pick<User, 'name' | 'avatarUrl'> {
  const { queries } = useApp();
  const { data } = useQuery({ ...queries.userSettings, enabled: false });
  const { name, avatarUrl } = data ?? user;
  return { name, avatarUrl };
}

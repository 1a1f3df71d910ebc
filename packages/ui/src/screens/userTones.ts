import type { UserStatus } from '@parley/model';
import type { TagProps } from '../components/Tag/Tag.tsx';

/** The color of a user's status, wherever it is said. */
export const USER_TONES = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<UserStatus, TagProps['tone']>;

import type { UserRole } from '@parley/model';
import { type Session, userOf } from './session.ts';

/** What the portal is to its reader. The only place that asks who is an administrator (RT-8). */
export interface Role {
  /** In whose words failures are told (ER-1). */
  audience: UserRole;
  /** The index: the list of all assistants, or the chat with one of them. */
  home: 'assistants' | 'chat';
  /** What stands around the screens: the shell with its navigation, or a slim header. */
  frame: 'shell' | 'header';
  /** May choose a plan and pay for it. */
  managesSubscription: boolean;
}

const admin: Role = { audience: 'admin', home: 'assistants', frame: 'shell', managesSubscription: true };
const user: Role = { audience: 'user', home: 'chat', frame: 'header', managesSubscription: false };

/** The role of who is signed in; the one that may do less while that is nobody. */
export const roleOf = (session: Session): Role => (userOf(session)?.user.isAdmin ? admin : user);

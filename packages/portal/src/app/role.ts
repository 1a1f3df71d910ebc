import type { UserRole } from '@parley/model';
import { type Session, userOf } from './session.ts';

/**
 * What the portal shows and allows its reader, by their role. The only place that asks who is an
 * administrator (RT-8).
 */
export interface Role {
  /** The audience whose words failures are told in (ER-1). */
  audience: UserRole;
  /** The index: the list of all assistants, or the chat with one of them. */
  home: 'assistants' | 'chat';
  /** What stands around the screens: the shell with its navigation, or a slim header. */
  frame: 'shell' | 'header';
  /** May choose a plan and pay for it. */
  managesSubscription: boolean;
  /** May change assistants, and is led to their editor. */
  editsAssistants: boolean;
}

const admin: Role = {
  audience: 'admin',
  home: 'assistants',
  frame: 'shell',
  managesSubscription: true,
  editsAssistants: true,
};
const user: Role = {
  audience: 'user',
  home: 'chat',
  frame: 'header',
  managesSubscription: false,
  editsAssistants: false,
};

/** The role of who is signed in; while nobody is, the one with fewer rights. */
export const roleOf = (session: Session): Role => (userOf(session)?.user.isAdmin ? admin : user);

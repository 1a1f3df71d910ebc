import { decodeUser, guardPaths } from '@parley/machines';
import type { App } from './createApp.ts';
import { roleOf } from './role.ts';
import { decideFor, type Session, userOf } from './session.ts';

/** The session that the sign-in has renewed. */
type Renewed = Parameters<typeof decodeUser>[1] & { accessToken: string };

/** Whether a renewed token gives another role than the one that this window goes by. */
export function givesOtherRole(app: Session & Pick<App, 'config'>, session: Renewed): boolean {
  const known = userOf(app)?.user;
  if (!known) return false;
  try {
    return decodeUser(session.accessToken, session, app.config.identity.kind).isAdmin !== known.isAdmin;
  } catch {
    // A token that can't be read says nothing; the API will refuse it.
    return false;
  }
}

/**
 * The reader has another role than before, and was loaded with it: tells them so. A page that is no longer
 * theirs was no wrong address, and one that says that they may use nothing is out of date: both lead to their
 * first page (RT-8).
 */
export function welcomeInRole(
  app: Session & Pick<App, 'feedback'>,
  navigation: { replace(path: string): void },
): void {
  const code = roleOf(app).audience === 'admin' ? 'becameAdmin' : 'becameUser';
  app.feedback.raise({ kind: 'toast', code });
  const { pathname } = location;
  const isGone = decideFor(app, pathname, 'app').kind === 'notFound';
  if (isGone || pathname === guardPaths.noAssistants) navigation.replace(guardPaths.list);
}

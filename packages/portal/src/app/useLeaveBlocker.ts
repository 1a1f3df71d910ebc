import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApp } from './AppContext.tsx';
import { stateOf } from './session.ts';

/** A way out that waits for an answer. */
export interface HeldUp {
  /** Path that is left for; null for signing out. */
  to: string | null;
  /** Leaves. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/**
 * Holds up the ways out of a page (FA-1): links, going back and signing out, about which the page asks in its
 * own words, and closing the window and a reload, about which the browser does. The way to the login is not
 * held up: changes are kept.
 * @param isHeld whether there is something to lose
 * @returns the way out that waits for an answer; null while none does
 */
export function useLeaveBlocker(isHeld: () => boolean): HeldUp | null {
  const app = useApp();
  const asks = () => isHeld() && stateOf(app) === 'signedIn';
  const latest = useRef(asks);
  latest.current = asks;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && asks(),
    enableBeforeUnload: asks,
    withResolver: true,
  });
  const [signingOut, setSigningOut] = useState<{ goOn: () => void } | null>(null);
  useEffect(
    () =>
      app.leaving.watch(
        (goOn) => (latest.current() ? setSigningOut({ goOn }) : goOn()),
        () => latest.current(),
      ),
    [app],
  );
  if (blocker.status === 'blocked') {
    const { next, proceed, reset } = blocker;
    return { to: next.pathname, proceed, reset };
  }
  if (!signingOut) return null;
  return {
    to: null,
    proceed() {
      setSigningOut(null);
      signingOut.goOn();
    },
    reset: () => setSigningOut(null),
  };
}

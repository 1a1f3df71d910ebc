import { LeaveQuestion } from '@parley/ui';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useStore } from '../app/store.ts';

/**
 * Asks who is an administrator no more before the page goes that holds what they typed. Whoever stays to copy
 * it goes on as a user once they leave the page (US-1, FA-1).
 */
export function RoleEnd() {
  const goOn = useStore(useApp().roleEnd);
  return goOn && <Asked goOn={goOn} />;
}

function Asked({ goOn }: { goOn: () => void }) {
  const { pathname } = useLocation();
  const [stayedOn, setStayedOn] = useState<string | null>(null);
  const hasLeft = stayedOn !== null && pathname !== stayedOn;
  useEffect(() => {
    if (hasLeft) goOn();
  }, [hasLeft, goOn]);
  if (stayedOn !== null) return null;
  return <LeaveQuestion isSaving={false} lostRole onLeave={goOn} onStay={() => setStayedOn(pathname)} />;
}

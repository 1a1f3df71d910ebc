import { useEffect, useState } from 'react';

/**
 * Whether something has been under way for long.
 * @param isUnderWay it has begun and has not ended
 * @param after how long that is, in milliseconds
 */
export function useIsLate(isUnderWay: boolean, after: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay, after]);
  return isUnderWay && isLate;
}

import { useState } from 'react';

/**
 * Whether a dialog or drawer is or was open: what is fetched on demand is mounted from then on, so that it
 * can close before one's eyes.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}

import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** How long typing rests before what was typed is searched for, in ms. */
const REST_MS = 250;

/**
 * The text of a search field whose words are kept in the address: shown as it is typed, handed on when typing
 * rests, and shown anew when it changes there, as on the way back. Text that is still being typed when the
 * page is left is dropped, so that it does not lead back there.
 */
export function useTypedText(kept: string, keep: (text: string) => void): [string, (text: string) => void] {
  const router = useRouter();
  const [typed, setTyped] = useState({ text: kept, from: kept });
  if (typed.from !== kept) setTyped({ text: kept, from: kept });
  useEffect(() => {
    if (typed.text === kept) return;
    const timer = setTimeout(() => keep(typed.text), REST_MS);
    const stop = router.subscribe(
      'onBeforeNavigate',
      ({ pathChanged }) => pathChanged && clearTimeout(timer),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router, typed.text, kept, keep]);
  return [typed.text, (text) => setTyped({ text, from: kept })];
}

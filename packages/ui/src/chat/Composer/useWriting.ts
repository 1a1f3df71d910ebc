import { useWords } from '@parley/i18n/react';
import { MESSAGE_MAX_LENGTH } from '@parley/model';
import { useEffect, useState } from 'react';

/** For how long nothing is typed when writing rests, in milliseconds. */
const REST_MS = 1000;

/** Why a text is not sent, apart from its length; each is a word of the chat's. */
export type Refusal = 'empty' | 'busy' | 'unchanged' | 'blocked' | 'noReason';

/** What `useWriting` is told. */
export interface WritingState {
  text: string;
  /** Why sending would be refused; null when nothing but the length can speak against it. */
  refusal: Refusal | null;
  onSend: () => void;
}

/** What `useWriting` gives. */
export interface Writing {
  /** Characters too many; zero or less when there are none. */
  over: number;
  /** Why it is not sent, once that is known. */
  hint: string | null;
  /** The same for a region that screen readers are told of. */
  spoken: string;
  /** Sends the text, or says why it does not. */
  send: () => void;
}

/**
 * A text that is to be sent: never cut, never sent when it is empty or too long, and the reader is always
 * told why (CH-2, T15).
 */
export function useWriting({ text, refusal, onSend }: WritingState): Writing {
  const { t } = useWords();
  // A refusal counts only for the text that was refused.
  const [refused, setRefused] = useState<string | null>(null);
  const over = text.length - MESSAGE_MAX_LENGTH;
  const [announced, announceOver] = useAnnouncedExcess(over);

  const reason = refusal && refused === text ? t(`chat.${refusal}`) : null;
  return {
    over,
    hint: over > 0 ? t('chat.tooLong', { count: over }) : reason,
    spoken: announced > 0 ? t('chat.tooLong', { count: announced }) : (reason ?? ''),
    send() {
      if (over > 0) announceOver();
      else if (refusal) setRefused(text);
      else onSend();
    },
  };
}

/**
 * The excess that screen readers are told of: when the text becomes too long, when sending it is tried, and
 * when writing rests, but not at each key in between. Never another one than is shown; zero for none.
 */
function useAnnouncedExcess(over: number): [number, () => void] {
  const [announced, setAnnounced] = useState(0);
  if (over <= 0 && announced !== 0) setAnnounced(0);
  if (over > 0 && announced === 0) setAnnounced(over);
  const isOutdated = over > 0 && announced !== over;
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(() => setAnnounced(over), REST_MS);
    return () => clearTimeout(timer);
  }, [isOutdated, over]);
  return [isOutdated ? 0 : announced, () => setAnnounced(over)];
}

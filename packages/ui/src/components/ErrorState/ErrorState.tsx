import { useWords } from '@parley/i18n/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as empty from '../EmptyState/EmptyState.css.ts';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import { useFocusPassedOn } from '../useFocusPassedOn.ts';

export interface ErrorStateProps {
  /** What went wrong, in the reader's words. */
  text: string;
  /** Left out where trying again can't help. */
  onRetry?: () => void;
  /** Words announced while the retry runs. */
  retrying?: string | undefined;
  /** Words on the button that say until when it is blocked, where trying again is too early. */
  waiting?: string | undefined;
  /** It is announced when it appears; not where a toast or dialog announces it already. @default true */
  announce?: boolean;
  /** What the reader may want beside the words, such as a code to copy. */
  aside?: ReactNode;
  /** The drawing above the words. @default 'serverError' */
  picture?: IllustrationName;
}

/** Stands where content would be that could not be had; the focus goes on to what is around it. */
export function ErrorState({
  text,
  onRetry,
  retrying,
  waiting,
  announce = true,
  aside,
  picture = 'serverError',
}: ErrorStateProps) {
  const { t } = useWords();
  const ref = useFocusPassedOn<HTMLDivElement>();
  return (
    <div ref={ref} className={empty.state}>
      <Illustration name={picture} size="small" />
      <div className={empty.words} role={announce ? 'alert' : undefined}>
        <Text as="div">{text}</Text>
      </div>
      {aside}
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry} busy={retrying} disabledReason={waiting}>
          {waiting ?? t('common.retry')}
        </Button>
      )}
    </div>
  );
}

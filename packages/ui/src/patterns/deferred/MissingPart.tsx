import { useWords } from '@parley/i18n/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import { useOfflineReason } from '../../components/Button/NetworkProvider.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './MissingPart.css.ts';

/** No network; the code is not on the server any more, as after a deploy; or it has not come for long. */
export type MissingReason = keyof typeof REASONS;

const REASONS = {
  offline: { title: 'errors.offline', text: 'errors.offlineText' },
  gone: { title: 'errors.missing.title', text: 'errors.missing.text' },
  late: { title: 'errors.timeout', text: 'errors.lateText' },
} as const;

export interface MissingPartProps {
  /** Why the code cannot be had. */
  reason: MissingReason;
  /** Tries once more; settles when it is known whether the code is there. */
  onRetry: () => Promise<void>;
  /** Asked for by 'Close' and by Escape. */
  onClose: () => void;
}

/**
 * Stands in for a dialog, drawer, popover or menu whose code cannot be had (RT-10), while the page and what
 * is typed there stay. Without a network, it tries again once the network is back; otherwise only a reload
 * helps, as no browser asks again for a script that was gone. What is late opens in its place when it
 * comes. It is the browser's own dialog, as the code of
 * ours may be what is missing.
 */
export function MissingPart({ reason, onRetry, onClose }: MissingPartProps) {
  const { t } = useWords();
  const isOnline = useOfflineReason() === undefined;
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const goOn = useEffectEvent(retry);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const closed = () => close();
    shown.addEventListener('close', closed);
    shown.showModal();
    return () => {
      shown.removeEventListener('close', closed);
      // Gives the focus back to where it was.
      shown.close();
    };
  }, []);
  const isOffline = reason === 'offline';
  const goesOn = isOffline && isOnline;
  useEffect(() => {
    if (goesOn) void goOn();
  }, [goesOn]);

  return createPortal(
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} data-react-aria-top-layer>
      <Stack gap={16}>
        <h2 id={id} className={css.title}>
          {t(REASONS[reason].title)}
        </h2>
        <p>{t(REASONS[reason].text)}</p>
        <Inline justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
          {isOffline ? (
            <Button
              variant="primary"
              busy={busy ? t('common.loading') : undefined}
              onClick={() => void retry()}
            >
              {t('common.retry')}
            </Button>
          ) : (
            <Button variant="primary" needsNetwork onClick={() => location.reload()}>
              {t('shell.update.reload')}
            </Button>
          )}
        </Inline>
      </Stack>
    </dialog>,
    document.body,
  );
}

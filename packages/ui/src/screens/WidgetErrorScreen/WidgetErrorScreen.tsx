import { useWords } from '@parley/i18n/react';
import { MessageCircleOff, X } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WidgetErrorScreen.css.ts';

/** Props of `WidgetErrorScreen`. */
export interface WidgetErrorScreenProps {
  /** Closes the widget; without it (the screen opened as a page of its own) there is no button. */
  onClose?: (() => void) | undefined;
}

/** What the widget shows when it can't start (RT-4, WG-6). */
export function WidgetErrorScreen({ onClose }: WidgetErrorScreenProps) {
  const { t } = useWords();
  return (
    <Stack as="main" gap={0} align="center" justify="center" className={css.root}>
      {onClose && (
        <div className={css.close}>
          <IconButton icon={X} label={t('widget.close')} onClick={onClose} />
        </div>
      )}
      <Stack gap={8} align="center" className={css.message} role="alert">
        <Center as="span" className={css.icon}>
          <Icon icon={MessageCircleOff} size="large" />
        </Center>
        <h1 className={css.title}>{t('widget.error.title')}</h1>
        <p className={css.text}>{t('widget.error.text')}</p>
      </Stack>
    </Stack>
  );
}

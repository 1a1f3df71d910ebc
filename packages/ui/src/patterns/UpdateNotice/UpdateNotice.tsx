import { useWords } from '@parley/i18n/react';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './UpdateNotice.css.ts';

export interface UpdateNoticeProps {
  /** Asked for by the main button. */
  onReload: () => void;
  /** Left out where nothing works without the new version. */
  onLater?: () => void;
}

/** Offers a reload because a new version has been put in place while this one was open (RT-10). */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const { t } = useWords();
  return (
    <Columns as="aside" gap={12} template="content fill" className={css.notice} role="status">
      <span className={css.icon}>
        <Icon icon={RefreshCw} />
      </span>
      <Stack gap={4}>
        <p className={css.title}>{t('shell.update.title')}</p>
        <p className={css.text}>{t('shell.update.text')}</p>
      </Stack>
      <Inline align="stretch" justify="end" className={css.actions}>
        {onLater && (
          <Button variant="quiet" size="small" onClick={onLater}>
            {t('shell.update.later')}
          </Button>
        )}
        <Button variant="primary" size="small" needsNetwork onClick={onReload}>
          {t('shell.update.reload')}
        </Button>
      </Inline>
    </Columns>
  );
}

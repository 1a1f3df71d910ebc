import { useWords } from '@parley/i18n/react';
import type { EditorView } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';

export interface EditorNoticesProps {
  view: EditorView;
  /** It was deleted elsewhere since it was opened: nothing can be saved any more. */
  isGone: boolean;
  /** There is no connection. */
  isOffline: boolean;
  /** A newer version than the one that is changed was saved elsewhere. */
  isBehind: boolean;
  /** Where all assistants are. */
  listHref: string;
}

/** What stands above the tabs: why nothing can be changed, or saved. */
export function EditorNotices({ view, isGone, isOffline, isBehind, listHref }: EditorNoticesProps) {
  const { t } = useWords();
  if (isGone) {
    return (
      <Banner
        tone="critical"
        title={t('editor.gone')}
        announce
        actions={<ButtonLink href={listHref}>{t('editor.toList')}</ButtonLink>}
      >
        {t('editor.goneText')}
      </Banner>
    );
  }
  if (view.kind === 'readOnly') return <Banner tone="info">{t('editor.readOnly')}</Banner>;
  if (isOffline) {
    return (
      <Banner tone="caution" announce>
        {t('editor.offline')}
      </Banner>
    );
  }
  if (!isBehind) return null;
  return (
    <Banner tone="info" title={t('editor.behind')} announce>
      {t('editor.behindText')}
    </Banner>
  );
}

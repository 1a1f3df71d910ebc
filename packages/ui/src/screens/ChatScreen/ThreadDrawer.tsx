import { useWords } from '@parley/i18n/react';
import { ThreadList, type ThreadListProps } from '../../chat/ThreadList/ThreadList.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { sizes } from '../../theme/tokens.ts';
import * as css from './ChatScreen.css.ts';

/**
 * The threads where there is no room for a column. A module of its own, so that wide screens ship no
 * drawer.
 */
export default function ThreadDrawer({ onClose, ...list }: ThreadListProps & { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Drawer open onClose={onClose} title={t('threads.title')} bare width={sizes.sideNav} side="start">
      <Inline gap={0} align="stretch" overflow="keep" grow className={css.drawer}>
        <ThreadList {...list} />
      </Inline>
    </Drawer>
  );
}

import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { sizes } from '../../theme/tokens.ts';

/** The navigation of small screens (SH-2). Mounted while it is open. */
export default function NavDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useWords();
  return (
    <Drawer open onClose={onClose} side="start" width={sizes.sideNav} label={t('shell.navigation.label')}>
      {children}
    </Drawer>
  );
}

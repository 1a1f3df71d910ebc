import { useWords } from '@parley/i18n/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { classes } from '../../classes.ts';
import { bottomBar, type ModalBar } from '../bottomBar.ts';
import * as heading from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { scrollByKeyboard } from '../scrollByKeyboard.ts';
import * as styles from './Modal.css.ts';

/** The title that names its modal: react-aria looks for its own heading. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={classes(heading.heading, heading.size.title, styles.title)}>
      {children}
    </Heading>
  );
}

/** Title and cross, with `actions` beside the cross. */
export function ModalHead({
  title,
  actions,
  onClose,
}: {
  title: string;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <header className={styles.head}>
      <ModalTitle>{title}</ModalTitle>
      <span className={styles.close}>
        {actions}
        <IconButton icon={X} label={t('common.close')} size="small" onClick={onClose} />
      </span>
    </header>
  );
}

/** The part that scrolls. */
export function ModalBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body} ref={scrollByKeyboard}>
      {children}
    </div>
  );
}

/** Buttons below, the main one last; nothing where there are none. */
export function ModalFoot({ of, children }: { of: ModalBar; children: ReactNode }) {
  return children ? (
    <footer className={styles.foot} {...bottomBar(of)}>
      {children}
    </footer>
  ) : null;
}

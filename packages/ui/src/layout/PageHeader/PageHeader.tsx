import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** Name of the screen: its first heading. */
  title: string;
  /** One line that says what the page is for. */
  purpose?: string;
  /** The main action last. */
  actions?: ReactNode;
  /** Below the words over the whole width, or beside the title: for one small button. @default 'below' */
  onPhones?: 'below' | 'beside';
}

/** The head of a screen: its name, what it is for, and what to do there. Once per page: it holds the `h1`. */
export function PageHeader({ title, purpose, actions, onPhones = 'below' }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, onPhones === 'beside' && styles.beside)}>
      <div className={styles.words}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {purpose && <Text tone="muted">{purpose}</Text>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

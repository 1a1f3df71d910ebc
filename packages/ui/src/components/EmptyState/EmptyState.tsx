import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there yet, in a few words. */
  title: string;
  /** What the thing is for. */
  children: ReactNode;
  /** The first step. */
  actions?: ReactNode;
  /** The drawing above the words. @default 'emptyList' */
  picture?: IllustrationName;
}

/** Stands where a list would be when there is nothing in it yet. */
export function EmptyState({ title, children, actions, picture = 'emptyList' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration name={picture} size="small" />
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        <Text as="div" tone="muted">
          {children}
        </Text>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

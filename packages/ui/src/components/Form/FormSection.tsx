import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  title: string;
  /** What the fields have in common, in a sentence or two. */
  text?: string;
  /** The fields, one below the other. */
  children: ReactNode;
  /** Below the text: a link to the help, a preview. */
  aside?: ReactNode;
}

/**
 * Fields that belong together, a child of a `Form` or of a `Stack` with a gap of 40. Where there is room,
 * title and text stand at their side.
 */
export function FormSection({ title, text, children, aside }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <div className={styles.section}>
        <div className={styles.side}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  title: string;
  /** What the sheet shows, and how to use it. */
  lead: string;
  children: ReactNode;
}

/** A page about one foundation of the design system. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main className={styles.sheet}>
      <header>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface SheetSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of a sheet. */
export function SheetSection({ title, note, children }: SheetSectionProps) {
  return (
    <section className={styles.section}>
      <div>
        <Heading level={2}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { classes } from '../../classes.ts';
import * as heading from '../Heading/Heading.css.ts';
import * as modal from '../modal.css.ts';

/** The title that names its dialog: react-aria looks for its own heading. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={classes(heading.heading, heading.size.title, modal.title)}>
      {children}
    </Heading>
  );
}

import { Check } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import * as css from './StepMark.css.ts';

export interface StepMarkProps {
  /** From 1; null for the help beside the steps. */
  number: number | null;
  look: keyof typeof css.look;
  size: keyof typeof css.size;
}

/** A step's number, or the mark that it is done. Words beside it say the same. */
export function StepMark({ number, look, size }: StepMarkProps) {
  return (
    <Center as="span" className={classes(css.look[look], css.size[size])} aria-hidden="true">
      {look === 'done' ? <Icon icon={Check} size="small" /> : (number ?? '?')}
    </Center>
  );
}

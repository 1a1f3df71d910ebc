import type { FormEvent } from 'react';
import { isFirst } from '../once.ts';

/**
 * The handler of a form's submit, however that came about: a button, Enter, or a script. Once is enough
 * (FA-1): of two in one frame, the second does nothing. What is sent from inside a dialog does not reach a
 * form around it.
 */
export function submitOnce(submit: () => void) {
  return (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isFirst(event.currentTarget)) submit();
  };
}

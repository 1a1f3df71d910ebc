import { type ReactNode, useEffect, useRef, useState } from 'react';
import { controlOf } from './controlOf.ts';
import { ErrorSummary, type FormProblem } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { submitOnce } from './submitOnce.ts';

export type { FormProblem } from './ErrorSummary.tsx';

export interface FormProps {
  /**
   * Fields, `FormSection`s and at the end a submit `Button` or a `SaveBar`; told whether a submit was
   * refused, from when on fields show errors, and what leads to a field by its name, as the summary does.
   */
  children: ReactNode | ((tried: boolean, goTo: (field: string) => void) => ReactNode);
  /** What is wrong with the present answers, in the order of the fields; empty lets a submit through. */
  problems: readonly FormProblem[];
  /**
   * What the server found wrong with the answers as they were sent: in the summary at once,
   * without keeping the next submit back.
   */
  refused?: readonly FormProblem[];
  /**
   * The reader wants to mend a field that is not on the page, such as one in
   * another tab: its owner brings it there, at once or later.
   */
  onFind?: (field: string) => void;
  /** The answers are to be sent; never with problems and never while `busy`. */
  onSubmit: () => void;
  /** Names the form for who jumps between landmarks. */
  label?: string;
  /** For a submit button outside of it. */
  id?: string;
  /** What was submitted is under way. */
  busy?: boolean;
}

const NONE: readonly FormProblem[] = [];

/** Fields that are sent together. A submit with problems shows a summary of them that leads to each field. */
export function Form({
  children,
  problems,
  refused = NONE,
  onFind,
  onSubmit,
  label,
  id,
  busy = false,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** The field that the reader was to be led to, until it is on the page. */
  const sought = useRef<string | null>(null);
  const [tried, setTried] = useState(false);
  // Problems that the summary names: they leave it one by one as they are fixed.
  const [named, setNamed] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const shown = [
    ...problems.filter(({ field }) => named.includes(field)),
    ...refused.filter(({ field }) => !named.includes(field)),
  ];

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  useEffect(() => {
    if (refused.length > 0) summary.current?.focus();
  }, [refused.length]);

  const goTo = (field: string) => {
    const control = form.current && controlOf(form.current, field);
    if (control) control.focus();
    else if (onFind) {
      sought.current = field;
      onFind(field);
    }
  };
  // Its owner may bring it at once or later.
  useEffect(() => {
    const control = sought.current && form.current && controlOf(form.current, sought.current);
    if (!control) return;
    sought.current = null;
    control.focus();
  });

  const submit = submitOnce(() => {
    if (busy) return;
    if (problems.length === 0) {
      setTried(false);
      setNamed([]);
      onSubmit();
      return;
    }
    setTried(true);
    setNamed(problems.map(({ field }) => field));
    setRefusals(refusals + 1);
  });

  return (
    <form ref={form} id={id} className={styles.form} aria-label={label} onSubmit={submit} noValidate>
      {shown.length > 0 && <ErrorSummary ref={summary} problems={shown} onGoTo={goTo} />}
      {typeof children === 'function' ? children(tried, goTo) : children}
    </form>
  );
}

import { Fragment } from 'react';

/** Between two words of a name: `loading|History`, `thread.|opened`, `limited@|463-|admin`. */
const BORDER = /(?<=[a-z0-9])(?=[A-Z])|(?<=[.@-])/;

/** A name that goes on in the next line where one of its words begins. */
export function Breakable({ name }: { name: string }) {
  return name.split(BORDER).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

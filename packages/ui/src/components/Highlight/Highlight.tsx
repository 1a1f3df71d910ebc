import { partsFound } from '@parley/model';
import * as styles from './Highlight.css.ts';

export interface HighlightProps {
  /** The text in which was searched. */
  children: string;
  /** What was searched: each of its words is marked, in any letter case, with or without accents. */
  search: string;
}

/** A text of a list with the words by which it was found. */
export function Highlight({ children, search }: HighlightProps) {
  if (search.trim() === '') return children;
  let at = 0;
  return partsFound(search, children).map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}

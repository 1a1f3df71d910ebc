import { useWords } from '@parley/i18n/react';
import { useMemo } from 'react';
import { classes } from '../../classes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { type DifferingBlock, markdownDifference } from './difference.ts';
import * as css from './Markdown.css.ts';
import { MarkdownBlock } from './Markdown.tsx';
import * as prose from './prose.css.ts';

/** Props of `MarkdownDifference`. */
export interface MarkdownDifferenceProps {
  /** Markdown as it was. */
  before: string;
  /** Markdown as it is. */
  after: string;
}

/**
 * What changed from one Markdown text to another, as people read it and not as it is written: words that came
 * are underlined, words that went are struck out (AS-4).
 */
export function MarkdownDifference({ before, after }: MarkdownDifferenceProps) {
  const { t } = useWords();
  const [added, removed] = [t('editor.difference.added'), t('editor.difference.removed')];
  const blocks = useMemo(
    () => markdownDifference(before, after, { added, removed }),
    [before, after, added, removed],
  );
  return (
    <div className={prose.root}>
      {blocks.map((block, index) => (
        <DifferingPart key={index} block={block} label={{ added, removed }} />
      ))}
    </div>
  );
}

/** Which of the two texts the words of each look are of. */
export function DifferenceLegend({ before, after }: { before: string; after: string }) {
  const { t } = useWords();
  return (
    <Inline gap={16}>
      <span>
        <VisuallyHidden>{t('editor.difference.removed')} </VisuallyHidden>
        <del className={css.change.removed}>{before}</del>
      </span>
      <span>
        <VisuallyHidden>{t('editor.difference.added')} </VisuallyHidden>
        <ins className={css.change.added}>{after}</ins>
      </span>
    </Inline>
  );
}

interface DifferingPartProps {
  block: DifferingBlock;
  label: Record<'added' | 'removed', string>;
}

function DifferingPart({ block: { of, token }, label }: DifferingPartProps) {
  const words = <MarkdownBlock block={{ token }} citations={[]} />;
  if (of === 'same' || of === 'changed') return words;
  const Element = of === 'added' ? 'ins' : 'del';
  return (
    <Element className={classes(css.change[of], css.changedBlock)}>
      <VisuallyHidden>{label[of]}</VisuallyHidden>
      {words}
    </Element>
  );
}

import { useWords } from '@parley/i18n/react';
import type { FieldName } from '@parley/model';
import { Markdown } from '../../chat/Markdown/Markdown.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './FieldValueView.css.ts';
import { type FieldValue, isMarkdown } from './fields.ts';
import { fieldWords, type Known } from './fieldWords.ts';

export interface FieldValueViewProps {
  name: FieldName;
  value: FieldValue;
  known: Known;
}

/** What a field holds, to be read. */
export function FieldValueView({ name, value, known }: FieldValueViewProps) {
  const words = useWords();
  const lines = fieldWords(words, known, name, value);
  if (name === 'avatarUrl' && typeof value === 'string') {
    return <Avatar name={words.t('editor.field.avatar')} imageUrl={value} decorative={false} />;
  }
  if (lines.length === 0) {
    return (
      <Text as="span" tone="muted">
        {words.t('editor.value.empty')}
      </Text>
    );
  }
  if (name === 'widget.color' || name === 'widget.textColor') {
    return (
      <Inline as="span" overflow="keep" inText className={css.color}>
        <span className={css.swatch} style={{ backgroundColor: `${value}` }} />
        <bdi dir="ltr">{value}</bdi>
      </Inline>
    );
  }
  if (isMarkdown(name)) {
    return (
      <div className={css.rendered} ref={scrollByKeyboard}>
        <Markdown text={lines.join('\n')} />
      </div>
    );
  }
  return (
    <span className={css.lines} dir="auto" ref={scrollByKeyboard}>
      {lines.join('\n')}
    </span>
  );
}

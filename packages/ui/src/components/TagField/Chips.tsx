import { useWords } from '@parley/i18n/react';
import { CircleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { WRONG_TAG } from '../Form/controlOf.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TagField.css.ts';
import type { TagSeparator } from './tags.ts';

interface ChipsProps {
  label: string;
  tags: readonly string[];
  /** How a tag reads. */
  show: (tag: string) => string;
  problemOf: ((tag: string) => string | undefined) | undefined;
  separator: TagSeparator;
  /** Addresses run left to right in every page. */
  latin: boolean;
  onRemove?: (index: number) => void;
  /** The tag is to be mended. */
  onEdit?: (index: number) => void;
}

/**
 * The tags of a `TagField`. Their keys are their places: whoever removes one
 * with the keyboard stays where it was.
 */
export function Chips({ label, tags, show, problemOf, separator, latin, onRemove, onEdit }: ChipsProps) {
  const { t } = useWords();
  if (tags.length === 0) return null;
  return (
    <TagGroup
      className={styles.group}
      aria-label={label}
      {...(onRemove ? { onRemove: (keys) => onRemove(Number([...keys][0])) } : {})}
    >
      <TagList className={styles.list[separator]}>
        {tags.map((tag, index) => {
          const problem = problemOf?.(tag);
          return (
            <Tag
              key={index}
              id={String(index)}
              textValue={show(tag)}
              className={classes(styles.chip, styles.shape[separator], problem !== undefined && styles.wrong)}
              {...(problem === undefined ? {} : { title: problem, [WRONG_TAG]: true })}
              {...(onEdit ? { onAction: () => onEdit(index) } : {})}
            >
              {problem !== undefined && <Icon icon={CircleAlert} size="small" />}
              <span className={styles.words} dir={latin ? 'ltr' : 'auto'}>
                {show(tag)}
              </span>
              {problem !== undefined && <VisuallyHidden>{t('fields.tags.wrong')}</VisuallyHidden>}
              {onRemove && (
                <Button slot="remove" className={styles.remove}>
                  <Icon icon={X} size="small" />
                </Button>
              )}
            </Tag>
          );
        })}
      </TagList>
    </TagGroup>
  );
}

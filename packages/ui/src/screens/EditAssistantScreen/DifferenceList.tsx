import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, FieldName } from '@parley/model';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DifferenceLegend, MarkdownDifference } from '../../chat/Markdown/MarkdownDifference.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DifferenceList.css.ts';
import { FieldValueView } from './FieldValueView.tsx';
import { changedFields, FIELD_NAMES, FIELDS, isMarkdown, TAB_LABELS } from './fields.ts';
import { fieldWords, type Known } from './fieldWords.ts';
import { type DiffLine, lineDiff } from './lineDiff.ts';

/** Fields of several lines, or of several entries: what changed in them is shown line by line. */
const BY_LINE: ReadonlySet<FieldName> = new Set([
  'description',
  'instructions',
  'starterQuestions',
  'disclaimer',
  'audience',
  'rateLimit.message',
  'allowedDomains',
]);

export interface DifferenceListProps {
  before: AssistantDraft;
  after: AssistantDraft;
  /** What the two are called, above their values: 'Published', 'Draft'. */
  names: { before: string; after: string };
  known: Known;
  /** Fields that are shown where they differ. @default all */
  only?: readonly FieldName[];
  /** Place of the fields' names in the outline. @default 3 */
  level?: 3 | 4;
  /** What stands below the values of a field. */
  below?: (name: FieldName) => ReactNode;
}

/** What differs between two versions of an assistant, field by field (AS-4). */
export function DifferenceList({
  before,
  after,
  names,
  known,
  only = FIELD_NAMES,
  level = 3,
  below,
}: DifferenceListProps) {
  const { t } = useWords();
  return (
    <Stack as="ul" gap={24}>
      {changedFields(before, after, only).map((name) => {
        const { label, tab, read } = FIELDS[name];
        const values = { before: read(before), after: read(after) };
        return (
          <Stack as="li" gap={8} key={name}>
            <Inline gap={12} align="baseline" justify="between" overflow="keep">
              <Heading level={level} size="small">
                {t(label)}
              </Heading>
              <Text as="span" size="caption" tone="muted">
                {t(TAB_LABELS[tab])}
              </Text>
            </Inline>
            {BY_LINE.has(name) && <Lines name={name} {...values} names={names} known={known} />}
            {isMarkdown(name) && <Rendered {...values} names={names} name={name} />}
            {!BY_LINE.has(name) && !isMarkdown(name) && (
              <Columns
                as="dl"
                gap={12}
                template="fill fill"
                stackOnPhones
                align="center"
                className={css.values}
              >
                <Stack gap={4} className={css.value}>
                  <Inline as="dt" gap={4} overflow="keep" className={css.term}>
                    {names.before}
                  </Inline>
                  <dd className={css.before}>
                    <FieldValueView name={name} value={values.before} known={known} />
                  </dd>
                </Stack>
                <Stack gap={4} className={css.value}>
                  <Inline as="dt" gap={4} overflow="keep" className={css.term}>
                    <Icon icon={ArrowRight} size="small" points />
                    {names.after}
                  </Inline>
                  <dd className={css.after}>
                    <FieldValueView name={name} value={values.after} known={known} />
                  </dd>
                </Stack>
              </Columns>
            )}
            {below?.(name)}
          </Stack>
        );
      })}
    </Stack>
  );
}

interface LinesProps extends Pick<DifferenceListProps, 'names'> {
  name: FieldName;
  before: ReturnType<(typeof FIELDS)[FieldName]['read']>;
  after: ReturnType<(typeof FIELDS)[FieldName]['read']>;
  known: Known;
}

/** Text that people meet as Markdown: what changed in it is shown as they read it. */
function Rendered({ name, before, after, names }: Omit<LinesProps, 'known'>) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <div className={css.legend}>
        <DifferenceLegend {...names} />
      </div>
      <figure className={css.rendered} aria-label={t(FIELDS[name].label)} ref={scrollByKeyboard}>
        <MarkdownDifference before={`${before}`} after={`${after}`} />
      </figure>
    </Stack>
  );
}

function Lines({ name, before, after, names, known }: LinesProps) {
  const words = useWords();
  const text = (value: LinesProps['before']) => fieldWords(words, known, name, value).join('\n');
  const [old, fresh] = [text(before), text(after)];
  const lines = useMemo(() => lineDiff(old, fresh), [old, fresh]);
  return (
    <Stack gap={4}>
      <Inline gap={16} className={css.term}>
        <Sign of="removed" name={names.before} />
        <Sign of="added" name={names.after} />
      </Inline>
      <Columns
        as="figure"
        gap={0}
        className={css.lines}
        aria-label={words.t(FIELDS[name].label)}
        ref={scrollByKeyboard}
      >
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </Columns>
    </Stack>
  );
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** Which of the two versions holds the lines of a sign. */
function Sign({ of, name }: { of: 'added' | 'removed'; name: string }) {
  const { t } = useWords();
  return (
    <Inline as="span" gap={4} overflow="keep">
      <span className={css.sign} aria-hidden="true">
        {SIGNS[of]}
      </span>
      <VisuallyHidden>{t(`editor.difference.${of}`)}</VisuallyHidden>
      {name}
    </Inline>
  );
}

function Line({ line }: { line: DiffLine }) {
  const { t } = useWords();
  if (line.kind === 'gap') {
    return <p className={css.gap}>{t('editor.difference.gap', { count: line.count })}</p>;
  }
  const Element = { same: 'span', added: 'ins', removed: 'del' }[line.kind] as 'span' | 'ins' | 'del';
  return (
    <Columns as={Element} gap={0} className={css.line[line.kind]}>
      <span className={css.sign} aria-hidden="true">
        {SIGNS[line.kind]}
      </span>
      {line.kind !== 'same' && (
        <VisuallyHidden>
          {`${t(line.kind === 'added' ? 'editor.difference.added' : 'editor.difference.removed')} `}
        </VisuallyHidden>
      )}
      <span className={css.lineText} dir="auto">
        {line.pieces.map(({ text, changed }, index) =>
          changed ? (
            <strong key={index} className={css.changed}>
              {text}
            </strong>
          ) : (
            text
          ),
        )}
      </span>
    </Columns>
  );
}

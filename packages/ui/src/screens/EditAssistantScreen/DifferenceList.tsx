import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, FieldName } from '@parley/model';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
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
import { changedFields, FIELDS, TAB_LABELS } from './fields.ts';
import { fieldWords, type Known } from './fieldWords.ts';
import { type DiffLine, lineDiff } from './lineDiff.ts';

/** Fields of several lines, or of several entries: what changed in them is shown line by line. */
const BY_LINE: ReadonlySet<FieldName> = new Set([
  'description',
  'instructions',
  'fallbackMessage',
  'welcomeMessage',
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
}

/** What differs between two versions of an assistant, field by field (AS-4). */
export function DifferenceList({ before, after, names, known }: DifferenceListProps) {
  const { t } = useWords();
  return (
    <Stack as="ul" gap={24}>
      {changedFields(before, after).map((name) => {
        const { label, tab, read } = FIELDS[name];
        const values = { before: read(before), after: read(after) };
        return (
          <Stack as="li" gap={8} key={name}>
            <Inline gap={12} align="baseline" justify="between" overflow="keep">
              <Heading level={3} size="small">
                {t(label)}
              </Heading>
              <Text as="span" size="caption" tone="muted">
                {t(TAB_LABELS[tab])}
              </Text>
            </Inline>
            {BY_LINE.has(name) ? (
              <Lines name={name} {...values} known={known} />
            ) : (
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
          </Stack>
        );
      })}
    </Stack>
  );
}

interface LinesProps {
  name: FieldName;
  before: ReturnType<(typeof FIELDS)[FieldName]['read']>;
  after: ReturnType<(typeof FIELDS)[FieldName]['read']>;
  known: Known;
}

function Lines({ name, before, after, known }: LinesProps) {
  const words = useWords();
  const text = (value: LinesProps['before']) => fieldWords(words, known, name, value).join('\n');
  const [old, fresh] = [text(before), text(after)];
  const lines = useMemo(() => lineDiff(old, fresh), [old, fresh]);
  return (
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
  );
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;

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

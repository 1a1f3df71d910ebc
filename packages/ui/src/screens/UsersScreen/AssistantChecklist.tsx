import { type UseWords, useWords } from '@parley/i18n/react';
import { matches } from '@parley/model';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '../../classes.ts';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import * as choice from '../../components/choice.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './UsersScreen.css.ts';
import type { AssistantChoice } from './users.types.ts';

/** From so many on they are searched. */
const SEARCHED_FROM = 7;

export interface AssistantChecklistProps {
  /** Names the list. */
  label: string;
  assistants: readonly AssistantChoice[];
  /** Ids. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** As long as the list is, or scrolling in a box of its own. @default 'whole' */
  length?: 'whole' | 'scrolling';
}

const STATUS_WORDS = { draft: 'users.choiceDraft', paused: 'users.choicePaused' } as const;

const about = (t: UseWords['t'], { status }: AssistantChoice) =>
  status === 'published' ? undefined : t(STATUS_WORDS[status]);

/** Which assistants somebody may chat with; those for everyone are given, and have no box to tick. */
export function AssistantChecklist({
  label,
  assistants,
  chosen,
  onChange,
  length = 'whole',
}: AssistantChecklistProps) {
  const { t, locale } = useWords();
  const [search, setSearch] = useState('');
  const titleId = useId();
  const isFound = matches(search);
  // Those for everyone are no choice: they stand below, and the count leaves them out.
  const choices = assistants.filter(({ forEveryone }) => !forEveryone);
  const given = assistants.filter(({ forEveryone }) => forEveryone);
  const shown = [...choices, ...given].filter(({ name }) => isFound(name));
  const isChosen = ({ id }: AssistantChoice) => chosen.has(id);
  const toggle = (assistantId: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(assistantId);
    else next.delete(assistantId);
    onChange(next);
  };
  return (
    <Columns gap={8} role="group" aria-labelledby={titleId}>
      <Inline align="baseline" justify="between">
        <span id={titleId} className={css.checklistTitle}>
          {label}
        </span>
        {choices.length > 0 && (
          <Text as="span" size="caption" tone="muted" numeric>
            {t('users.chosen', {
              count: formatNumber(locale, choices.filter(isChosen).length),
              total: formatNumber(locale, choices.length),
            })}
          </Text>
        )}
      </Inline>
      {assistants.length >= SEARCHED_FROM && (
        <SearchField label={t('users.findAssistant')} value={search} onChange={setSearch} />
      )}
      {shown.length === 0 ? (
        <Text tone="muted">
          {assistants.length === 0 ? t('users.noAssistants') : t('users.noAssistantFound', { search })}
        </Text>
      ) : (
        <ul className={classes(css.choices, length === 'scrolling' && css.scrolling)}>
          {shown.map((each) => (
            <li key={each.id} className={classes(css.choice, each.forEveryone && css.given)}>
              {each.forEveryone ? (
                <Given name={each.name} help={about(t, each)} />
              ) : (
                <Checkbox
                  label={each.name}
                  checked={isChosen(each)}
                  help={about(t, each)}
                  onChange={(on) => toggle(each.id, on)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Columns>
  );
}

/** An assistant that is for everyone: ticked for good, in line with those that have a box. */
function Given({ name, help }: { name: string; help: string | undefined }) {
  const { t } = useWords();
  return (
    <Inline gap={12} align="start" overflow="keep">
      <span className={css.givenMark}>
        <Icon icon={Check} size="small" />
      </span>
      <Stack gap={0} grow className={css.givenWords}>
        <span className={choice.label}>{name}</span>
        <span className={choice.help}>{[t('users.forEveryone'), help].filter(Boolean).join(' ')}</span>
      </Stack>
    </Inline>
  );
}

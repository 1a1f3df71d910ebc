import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, EditorView, FieldName } from '@parley/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFullDate } from '../../format/dates.ts';
import { formatList } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { FIELD_NAMES, FIELDS } from './fields.ts';
import type { Known } from './fieldWords.ts';

type Side = 'theirs' | 'mine';
type Chosen = Partial<Record<FieldName, Side>>;
type Conflict = Extract<EditorView, { kind: 'conflict' }>;

export interface ConflictDialogProps {
  /** Null while there is no conflict. */
  conflict: Conflict | null;
  mine: AssistantDraft;
  known: Known;
  /** Goes on with the fields that stay as the reader has them; the others become as in the newer version. */
  onResolve: (mine: readonly FieldName[]) => void;
  /** Decides later: the next save asks again. */
  onClose: () => void;
}

/**
 * Somebody else saved in the meantime, or the reader did in another window, and both changed some fields: for
 * each of these the reader chooses (AS-4). Nothing is chosen beforehand, so that nothing is lost unread.
 */
export function ConflictDialog({ conflict, mine, known, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Chosen>({});
  // Another newer version is another question.
  const [asked, setAsked] = useState(conflict?.newer);
  if (conflict && conflict.newer !== asked) {
    setAsked(conflict.newer);
    setChosen({});
  }
  const both = conflict?.changes.both ?? [];
  const open = both.filter((field) => chosen[field] === undefined).length;
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title={t('editor.conflict.title')}
      width="large"
      actions={
        <>
          <Button onClick={onClose}>{t('editor.conflict.later')}</Button>
          <Button
            variant="primary"
            onClick={() => onResolve(both.filter((field) => chosen[field] === 'mine'))}
            disabledReason={open > 0 ? t('editor.conflict.open', { count: open }) : undefined}
          >
            {t('editor.conflict.resolve')}
          </Button>
        </>
      }
    >
      {conflict && (
        <Choices conflict={conflict} mine={mine} known={known} chosen={chosen} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'mine' | 'known'> {
  conflict: Conflict;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Choices({ conflict: { newer, changes }, mine, known, chosen, onChoose }: ChoicesProps) {
  const { t, locale } = useWords();
  const names = { before: t('editor.conflict.theirs'), after: t('editor.conflict.mine') };
  const chooseAll = (side: Side) => onChoose(Object.fromEntries(changes.both.map((field) => [field, side])));
  const labels = (fields: readonly FieldName[]) =>
    formatList(
      locale,
      FIELD_NAMES.filter((name) => fields.includes(name)).map((name) => t(FIELDS[name].label)),
    );
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Text>
          {t(newer.isOwn ? 'editor.conflict.ownText' : 'editor.conflict.text', {
            name: newer.savedBy,
            date: formatFullDate(locale, newer.savedAt),
          })}
        </Text>
        {changes.both.length > 1 && (
          <Inline gap={8}>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('editor.conflict.allTheirs')}
            </Button>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {t('editor.conflict.allMine')}
            </Button>
          </Inline>
        )}
      </Stack>
      <DifferenceList
        before={newer.draft}
        after={mine}
        names={names}
        known={known}
        only={changes.both}
        below={(field) => (
          <RadioGroup<Side>
            label={t('editor.conflict.choose', { field: t(FIELDS[field].label) })}
            look="cards"
            options={[
              { value: 'theirs', label: names.before },
              { value: 'mine', label: names.after },
            ]}
            value={chosen[field] ?? null}
            onChange={(side) => onChoose({ ...chosen, [field]: side })}
          />
        )}
      />
      {(changes.theirs.length > 0 || changes.mine.length > 0) && (
        <Stack gap={4}>
          {changes.theirs.length > 0 && (
            <Text tone="muted">{t('editor.conflict.alsoTheirs', { fields: labels(changes.theirs) })}</Text>
          )}
          {changes.mine.length > 0 && (
            <Text tone="muted">{t('editor.conflict.alsoMine', { fields: labels(changes.mine) })}</Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}

import { useWords } from '@parley/i18n/react';
import { CONVERSATION_DAYS_MAX, CONVERSATION_DAYS_MIN, LOCALES } from '@parley/model';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { nearLimit } from '../../components/Field/nearLimit.ts';
import { Form } from '../../components/Form/Form.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { SaveBar, type SaveBarState } from '../../components/Form/SaveBar.tsx';
import { useRefused } from '../../components/Form/useRefused.ts';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { formatList, formatNumber } from '../../format/numbers.ts';
import { shownEmail } from '../../format/ownScript.ts';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { useHeld, useKept } from '../../patterns/unsaved/useUnsaved.ts';
import type { Account, AccountDetails, DetailsEditing } from './account.types.ts';
import {
  changedDetails,
  changedElsewhere,
  type DetailEdits,
  type DetailProblem,
  detailProblems,
  detailsOf,
  LONGEST,
  NO_EDITS,
  unsavedEdits,
  withEdit,
} from './accountEdits.ts';
import { DAYS } from './days.ts';
import { useRetentionQuestion } from './useRetentionQuestion.tsx';

export interface DetailsFormProps {
  account: Account;
  editing: DetailsEditing;
  /** Above the reader's name: their picture. */
  picture: ReactNode;
  /** Below the reader's name: what can't be changed here. */
  facts: ReactNode;
  /** In place of the organisation's fields, for those who may not change them. */
  organisation: ReactNode;
}

const LABELS = {
  name: 'account.ownName',
  organisationName: 'account.organisationName',
  billingEmail: 'account.billingEmail',
  supportEmail: 'account.supportEmail',
  defaultLanguage: 'account.defaultLanguage',
  conversationDays: 'account.conversationDays',
} as const satisfies Record<keyof AccountDetails, string>;

/** In the order of the fields. */
const KEYS = Object.keys(LABELS) as (keyof AccountDetails)[];

/**
 * The reader's name and, for administrators, the organisation; one form, whose bar is there while something
 * is changed (US-2).
 */
export function DetailsForm({ account, editing, picture, facts, organisation }: DetailsFormProps) {
  const { t, locale } = useWords();
  const present = detailsOf(account);
  const [made, setMade] = useKept<DetailEdits>({
    form: 'account',
    initial: NO_EDITS,
    example: { edits: present, was: present },
    isChanged: (value) => Object.keys(changedDetails(account, value)).length > 0,
  });
  const { state, onSave } = editing;
  const { isCounting, saveFewer, question } = useRetentionQuestion(editing.countOlder);
  const wasSaving = useRef(false);
  useEffect(() => {
    // What was saved may be changed elsewhere from now on, and is followed then.
    if (wasSaving.current && state.kind === 'idle') setMade((before) => unsavedEdits(account, before));
    wasSaving.current = state.kind === 'saving';
  }, [state.kind, account, setMade]);
  const details = {
    ...present,
    billingEmail: shownEmail(present.billingEmail),
    supportEmail: shownEmail(present.supportEmail),
    ...made.edits,
  };
  const days = {
    min: formatNumber(locale, CONVERSATION_DAYS_MIN),
    max: formatNumber(locale, CONVERSATION_DAYS_MAX),
  };
  const changed = changedDetails(account, made);
  const elsewhere = changedElsewhere(account, made);
  const edit = (change: Partial<AccountDetails>) => setMade((before) => withEdit(account, before, change));
  const changedKeys = KEYS.filter((key) => key in changed);
  const wrong = detailProblems(details);
  const wordsOf = (key: keyof AccountDetails, problem: DetailProblem) =>
    problem === 'tooLong'
      ? t('fields.tooLong', { max: LONGEST[key as keyof typeof LONGEST] })
      : t(`account.${problem}`, days);
  const problems = changedKeys.flatMap((key) => {
    const problem = wrong[key];
    return problem ? [{ field: key, label: t(LABELS[key]), text: wordsOf(key, problem) }] : [];
  });
  const refusalOf = useRefused(state.kind === 'failed' ? undefined : state.refused, details);
  const refused = changedKeys.flatMap((key) => {
    const text = refusalOf(key);
    return text === undefined ? [] : [{ field: key, label: t(LABELS[key]), text }];
  });

  const contestedKeys = KEYS.filter((key) => key in elsewhere);
  const contested =
    contestedKeys.length > 0
      ? t('account.contested', {
          fields: formatList(
            locale,
            contestedKeys.map((key) => t(LABELS[key])),
          ),
          save: t('fields.form.save'),
          discard: t('fields.form.discard'),
        })
      : null;

  const save = () =>
    onSave(changed, Object.fromEntries(changedKeys.map((key) => [key, present[key]])) as typeof changed);
  const isFewerDays = !wrong.conversationDays && details.conversationDays < present.conversationDays;
  const submit = () => (isFewerDays ? void saveFewer(details.conversationDays, save) : save());
  useHeld(
    'account',
    changedKeys.length > 0,
    state.kind === 'saving',
    // What deletes is asked about here, and not done in passing by who leaves.
    problems.length === 0 && !isFewerDays ? save : undefined,
  );
  /** What stands below a field: what somebody else made of it meanwhile, or else what it is for. */
  const helpOf = (key: keyof AccountDetails, help?: string, now = `${elsewhere[key]}`) =>
    key in elsewhere ? t('account.changedElsewhere', { value: now }) : help;

  const field = (
    key: Exclude<keyof AccountDetails, 'defaultLanguage' | 'conversationDays'>,
    tried: boolean,
    help?: string,
  ) => ({
    name: key,
    label: t(LABELS[key]),
    value: details[key],
    onChange: (value: string) => edit({ [key]: value }),
    help: helpOf(key, help),
    // A text that is too long cannot become right by typing on.
    error:
      (tried || wrong[key] === 'tooLong' ? problems.find((each) => each.field === key)?.text : undefined) ??
      refused.find((each) => each.field === key)?.text,
    ...nearLimit(details[key], LONGEST[key]),
  });

  return (
    <>
      <Form
        problems={problems}
        refused={refused}
        busy={isCounting || state.kind === 'saving'}
        onSubmit={submit}
      >
        {(tried) => (
          <>
            <FormSection title={t('account.profile')} text={t('account.profileText')}>
              {picture}
              <TextField {...field('name', tried)} autoComplete="name" />
              {facts}
            </FormSection>
            <FormSection title={t('account.organisation')} text={t('account.organisationText')}>
              {organisation ?? (
                <>
                  <TextField {...field('organisationName', tried)} autoComplete="organization" />
                  <TextField
                    {...field('billingEmail', tried, t('account.billingHelp'))}
                    need="optional"
                    type="email"
                  />
                  <TextField {...field('supportEmail', tried, t('account.supportHelp'))} type="email" />
                  <Select
                    name="defaultLanguage"
                    label={t('account.defaultLanguage')}
                    help={helpOf(
                      'defaultLanguage',
                      t('account.defaultLanguageHelp'),
                      t(`shell.language.${present.defaultLanguage}`),
                    )}
                    options={LOCALES.map((locale) => ({
                      value: locale,
                      label: t(`shell.language.${locale}`),
                    }))}
                    value={details.defaultLanguage}
                    onChange={(defaultLanguage) => edit({ defaultLanguage })}
                  />
                  <NumberField
                    name="conversationDays"
                    label={t('account.conversationDays')}
                    help={helpOf('conversationDays', t('account.conversationDaysHelp', days))}
                    error={problems.find(({ field }) => field === 'conversationDays')?.text}
                    min={CONVERSATION_DAYS_MIN}
                    max={CONVERSATION_DAYS_MAX}
                    format={DAYS}
                    value={details.conversationDays}
                    onChange={(chosen) => chosen !== null && edit({ conversationDays: chosen })}
                  />
                  {isFewerDays && (
                    <Banner tone="caution" title={t('account.fewerDays')} announce>
                      {t('account.fewerDaysText')}
                    </Banner>
                  )}
                </>
              )}
            </FormSection>
            <SaveBar
              state={barState(
                isCounting ? { kind: 'saving' } : state,
                changedKeys.length > 0,
                contested,
                (problem) => problemWords(t, problem),
              )}
              changes={changedKeys.map((key) => t(LABELS[key]))}
              onDiscard={() => setMade(NO_EDITS)}
            />
          </>
        )}
      </Form>
      {question}
    </>
  );
}

/**
 * What failed is news only as long as there is something that was not saved.
 * @param contested what was changed elsewhere meanwhile, in words (FA-1)
 */
function barState(
  state: DetailsEditing['state'],
  isChanged: boolean,
  contested: string | null,
  wordsOf: (problem: Extract<DetailsEditing['state'], { kind: 'failed' }>['problem']) => string,
): SaveBarState {
  if (!isChanged) return { kind: 'unchanged' };
  if (state.kind === 'saving') return { kind: 'saving' };
  if (state.kind === 'failed') {
    const { code } = state.problem;
    const text = (code === 'conflict' && contested) || wordsOf(state.problem);
    return { kind: 'failed', text, isUnknown: code === 'notConfirmed' };
  }
  return contested ? { kind: 'contested', text: contested } : { kind: 'changed' };
}

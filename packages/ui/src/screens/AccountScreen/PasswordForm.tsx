import { useWords } from '@parley/i18n/react';
import { Check, Circle } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import * as css from './PasswordForm.css.ts';
import {
  missingPasswordRules,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
} from './passwordRules.ts';

export interface PasswordFormProps {
  /** What became of the last change. */
  state: { kind: 'idle' | 'busy' | 'changed' } | { kind: 'failed'; problem: ProblemMessage };
  /** Both are the same and meet the rules. */
  onChange: (passwords: { newPassword: string; repeatNewPassword: string }) => void;
}

/** Changes the reader's own password (US-2). Its owner mounts it anew after a change, which empties it. */
export function PasswordForm({ state, onChange }: PasswordFormProps) {
  const { t } = useWords();
  const [newPassword, setNewPassword] = useState('');
  const [repeatNewPassword, setRepeat] = useState('');
  const [tried, setTried] = useState(false);
  const [visible, setVisible] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  const missing = missingPasswordRules(newPassword);
  const differs = newPassword !== repeatNewPassword;
  const busy = state.kind === 'busy';
  const type = visible ? 'text' : 'password';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (missing.length > 0) first.current?.focus();
    else if (differs) second.current?.focus();
    else onChange({ newPassword, repeatNewPassword });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        {state.kind === 'changed' && (
          <Banner tone="positive" announce>
            {t('screens.account.changed')}
          </Banner>
        )}
        {state.kind === 'failed' && (
          <Banner tone="critical" title={t('screens.account.changeFailed')} announce>
            {problemWords(t, state.problem)}
          </Banner>
        )}
        <TextField
          label={t('screens.account.newPassword')}
          type={type}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          error={
            tried && missing.length > 0
              ? t(newPassword === '' ? 'screens.account.missing' : 'screens.account.invalid')
              : undefined
          }
          ref={first}
        />
        <Rules missing={missing} />
        <TextField
          label={t('screens.account.repeatNewPassword')}
          type={type}
          autoComplete="new-password"
          value={repeatNewPassword}
          onChange={setRepeat}
          error={tried && missing.length === 0 && differs ? t('screens.account.notEqual') : undefined}
          ref={second}
        />
        <Inline justify="between">
          <Button variant="quiet" pressed={visible} onClick={() => setVisible(!visible)}>
            {t('screens.account.show')}
          </Button>
          <Button type="submit" variant="primary" busy={busy ? t('screens.account.changing') : undefined}>
            {t('screens.account.change')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const RULE_WORDS = {
  length: 'screens.account.ruleLength',
  lower: 'screens.account.ruleLower',
  upper: 'screens.account.ruleUpper',
  digit: 'screens.account.ruleDigit',
  symbol: 'screens.account.ruleSymbol',
} as const;

function Rules({ missing }: { missing: readonly PasswordRule[] }) {
  const { t } = useWords();
  const id = useId();
  return (
    <div>
      <p className={css.title} id={id}>
        {t('screens.account.rules')}
      </p>
      <ul className={css.rules} aria-labelledby={id}>
        {PASSWORD_RULES.map((rule) => {
          const met = !missing.includes(rule);
          return (
            <li key={rule} className={classes(css.rule, met && css.met)}>
              <Icon icon={met ? Check : Circle} size="small" />
              {t(RULE_WORDS[rule], { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
              <VisuallyHidden>
                {`, ${t(met ? 'screens.account.ruleMet' : 'screens.account.ruleMissing')}`}
              </VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

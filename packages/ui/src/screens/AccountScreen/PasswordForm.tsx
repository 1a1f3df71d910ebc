import { useWords } from '@parley/i18n/react';
import {
  missingPasswordRules,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type ProblemInPlace,
  type RefusedFields,
} from '@parley/model';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { useRefused } from '../../components/Form/useRefused.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { useHeld } from '../../patterns/unsaved/useUnsaved.ts';

export interface PasswordFormProps {
  /** What became of the last change; `refused`: fields that the server did not take, as a toast told. */
  state:
    | { kind: 'idle'; refused?: RefusedFields }
    | { kind: 'busy' | 'changed' | 'confirming' }
    | { kind: 'failed'; problem: ProblemInPlace }
    | UnconfirmedState;
  /** Both are the same and meet the rules. */
  onChange: (passwords: Passwords) => void;
  /**
   * Opens the window in which the reader signs in once more, in place of one that waits; then the change is
   * tried again.
   */
  onConfirm: (passwords: Passwords) => void;
  /** Closes the window that waits. */
  onCancelConfirm: () => void;
}

/** What the form sends. */
export interface Passwords {
  newPassword: string;
  repeatNewPassword: string;
}

/** The reader has to sign in once more; `last` says what became of the last try to. */
interface UnconfirmedState {
  kind: 'unconfirmed';
  last: 'none' | 'closed' | 'blocked';
}

/**
 * Changes the reader's own password (US-2). A change that worked empties it. Who signed in some time ago does
 * so once more beside the filled form.
 */
export function PasswordForm({ state, onChange, onConfirm, onCancelConfirm }: PasswordFormProps) {
  const { t } = useWords();
  const [newPassword, setNewPassword] = useState('');
  const [repeatNewPassword, setRepeat] = useState('');
  const [tried, setTried] = useState(false);
  useHeld('password', newPassword !== '' || repeatNewPassword !== '', state.kind === 'busy');
  const [visible, setVisible] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const [seen, setSeen] = useState(state.kind);
  if (seen !== state.kind) {
    setSeen(state.kind);
    if (state.kind === 'changed') {
      setNewPassword('');
      setRepeat('');
      setTried(false);
    }
  }

  const missing = missingPasswordRules(newPassword);
  const differs = newPassword !== repeatNewPassword;
  const busy = state.kind === 'busy';
  const refused = state.kind === 'idle' ? state.refused : undefined;
  const refusalOf = useRefused(refused, { newPassword, repeatNewPassword });
  useEffect(() => {
    // As where this form finds something wrong itself.
    if (refused?.newPassword) first.current?.focus();
  }, [refused]);

  const submit = submitOnce(() => {
    if (busy) return;
    setTried(true);
    if (missing.length > 0) first.current?.focus();
    else if (differs) second.current?.focus();
    else onChange({ newPassword, repeatNewPassword });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        {state.kind === 'changed' && (
          <Banner tone="positive" announce>
            {t('account.changed')}
          </Banner>
        )}
        {state.kind === 'failed' && (
          <ProblemBanner title={t('account.changeFailed')} problem={state.problem} />
        )}
        {(state.kind === 'unconfirmed' || state.kind === 'confirming') && (
          <Banner
            tone="caution"
            announce
            title={t('account.confirmTitle')}
            actions={
              <>
                <Button
                  size="small"
                  needsNetwork
                  busy={state.kind === 'confirming' ? t('account.confirming') : undefined}
                  onClick={() =>
                    state.kind === 'unconfirmed' && onConfirm({ newPassword, repeatNewPassword })
                  }
                  ref={confirm}
                >
                  {t('account.confirm')}
                </Button>
                {state.kind === 'confirming' && (
                  <>
                    <Button size="small" onClick={() => onConfirm({ newPassword, repeatNewPassword })}>
                      {t('account.confirmAgain')}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => {
                        // This button goes; the one before it stays.
                        confirm.current?.focus();
                        onCancelConfirm();
                      }}
                    >
                      {t('common.cancel')}
                    </Button>
                  </>
                )}
              </>
            }
          >
            {t(state.kind === 'unconfirmed' ? UNCONFIRMED_WORDS[state.last] : 'account.confirmElsewhere')}
          </Banner>
        )}
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          error={
            tried && missing.length > 0
              ? t(newPassword === '' ? 'account.missing' : 'account.invalid')
              : refusalOf('newPassword')
          }
          rules={PASSWORD_RULES.map((rule) => ({
            label: t(RULE_WORDS[rule], { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }),
            met: !missing.includes(rule),
          }))}
          visible={visible}
          onVisibleChange={setVisible}
          ref={first}
        />
        <PasswordField
          label={t('account.repeatNewPassword')}
          autoComplete="new-password"
          value={repeatNewPassword}
          onChange={setRepeat}
          error={tried && missing.length === 0 && differs ? t('account.notEqual') : undefined}
          visible={visible}
          onVisibleChange={setVisible}
          ref={second}
        />
        <Inline justify="end">
          <Button
            type="submit"
            variant="primary"
            needsNetwork
            busy={busy ? t('account.changing') : undefined}
          >
            {t('account.change')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const UNCONFIRMED_WORDS = {
  none: 'account.confirmText',
  closed: 'account.confirmClosed',
  blocked: 'account.confirmBlocked',
} as const;

const RULE_WORDS = {
  length: 'account.ruleLength',
  lower: 'account.ruleLower',
  upper: 'account.ruleUpper',
  digit: 'account.ruleDigit',
  symbol: 'account.ruleSymbol',
} as const;

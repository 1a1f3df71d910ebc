import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { shownEmail } from '../../format/ownScript.ts';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { EmailVerification } from './account.types.ts';

export interface VerifyBannerProps {
  email: string;
  /** Left out where no link can be asked for. */
  verification: EmailVerification | undefined;
}

/** Says that the reader's address is not verified, and sends a link that proves it (US-2). */
export function VerifyBanner({ email, verification }: VerifyBannerProps) {
  const { t } = useWords();
  const shown = shownEmail(email);
  const state = verification?.state ?? { kind: 'idle' };
  if (state.kind === 'sent') {
    return (
      <Banner tone="positive" announce>
        {t('account.verifySent', { email: shown })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="caution"
      title={t('account.verifyTitle')}
      actions={
        verification && (
          <Button
            size="small"
            needsNetwork
            busy={state.kind === 'sending' ? t('account.verifySending') : undefined}
            onClick={verification.onSend}
          >
            {t(verification.linkSent ? 'account.verifyAgain' : 'account.verifySend')}
          </Button>
        )
      }
    >
      {state.kind === 'failed' ? (
        <span role="alert">{`${t('account.verifyFailed')} ${problemWords(t, state.problem)}`}</span>
      ) : (
        t(verification?.linkSent ? 'account.verifyText' : 'account.verifyUnsent', { email: shown })
      )}
    </Banner>
  );
}

import { useWords } from '@parley/i18n/react';
import { pageAddressOf } from '@parley/model';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useWait } from '../../patterns/LoadFailure/useWait.ts';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { CheckedPage, type CheckedPageProps } from './CheckedPage.tsx';
import type { PageCheck } from './pageCheck.types.ts';

export interface PageCheckSectionProps
  extends PageCheck,
    Pick<CheckedPageProps, 'script' | 'domains' | 'onAddDomain'> {
  /** What is in the field. */
  typed: string;
  onType: (typed: string) => void;
}

/** Fetches a page that should have the widget, and tells what stands in its way (WG-7). */
export function PageCheckSection({ state, onCheck, typed, onType, ...mending }: PageCheckSectionProps) {
  const { t } = useWords();
  const [tried, setTried] = useState(false);
  const address = pageAddressOf(typed);
  const waiting = useWait(state.kind === 'failed' ? state.problem : {});
  const isChecking = state.kind === 'checking';
  const check = () => {
    setTried(true);
    if (address !== null && !isChecking && waiting === undefined) onCheck(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The field stands in the form of the whole editor, which Enter would save.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) check();
  };
  return (
    <FormSection title={t('editor.pageCheck.title')} text={t('editor.pageCheck.text')}>
      <Stack gap={12} onKeyDown={onKeyDown}>
        <TextField
          label={t('editor.pageCheck.address')}
          need="free"
          type="url"
          placeholder="https://shop.example.com"
          value={typed}
          onChange={onType}
          error={tried && address === null ? t('editor.pageCheck.invalid') : undefined}
        />
        <Inline>
          <Button
            needsNetwork
            busy={isChecking ? t('editor.pageCheck.checking') : undefined}
            disabledReason={waiting}
            onClick={check}
          >
            {t('editor.pageCheck.check')}
          </Button>
        </Inline>
      </Stack>
      {state.kind === 'failed' && state.problem.code !== 'told' && (
        <ProblemBanner title={t('editor.pageCheck.failed')} problem={state.problem} />
      )}
      {state.kind === 'ready' && (
        <CheckedPage address={state.address} findings={state.findings} {...mending} />
      )}
    </FormSection>
  );
}

import { useWords } from '@parley/i18n/react';
import { WIZARD_STEPS, type WizardAnswers, type WizardProgress, type WizardStep } from '@parley/model';
import { ArrowLeft, ArrowRight, LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useOfflineReason } from '../../components/Button/NetworkProvider.tsx';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { StepIllustration } from '../../components/Illustration/StepIllustration.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ChatPreview } from '../../patterns/AssistantForm/ChatPreview.tsx';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../../patterns/LanguageMenu/LanguageMenu.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { MadePanel } from './MadePanel.tsx';
import { stepIsDone, stepIsRefused, tidyAnswers } from './stepProblems.ts';
import type { TakenDialogProps } from './TakenDialog.tsx';
import * as css from './WelcomeWizardScreen.css.ts';
import { WizardFrame } from './WizardFrame.tsx';
import { type WizardParts, WizardStepBody } from './WizardSteps.tsx';
import type { WizardState } from './wizard.types.ts';

export interface WelcomeWizardScreenProps extends WizardParts {
  /** Step and answers: kept by the owner, so that the wizard goes on where it was left. */
  progress: WizardProgress;
  onProgress: (progress: WizardProgress) => void;
  state: WizardState;
  /** Whether the owner really keeps the progress: only then is it promised. @default false */
  kept?: boolean;
  /** All answers, checked and trimmed. */
  onFinish: (answers: WizardAnswers) => void;
  /** Writes the answers over a colleague's. */
  onKeepMine: () => void;
  /** Leaves the assistant as a colleague has set it up. */
  onKeepTheirs: () => void;
  /** Closes the question whose answers are to stay. */
  onCancel: () => void;
  /** To the first chat, once the assistant is made. */
  onOpen: () => void;
  /** The language in force, and how to change it: no other page is in reach before the end. */
  language: LanguageMenuProps;
  onLogout: () => void;
}

const TakenDialog = onDemand<TakenDialogProps>(
  () => import('./TakenDialog.tsx'),
  ({ onClose }) => onClose(),
);

/** Makes a new organisation's first assistant, one question at a time (WZ-1). */
export function WelcomeWizardScreen({
  progress: { step: wanted, answers },
  onProgress,
  state,
  kept = false,
  onFinish,
  onKeepMine,
  onKeepTheirs,
  onCancel,
  onOpen,
  language,
  onLogout,
  ...parts
}: WelcomeWizardScreenProps) {
  const { t } = useWords();
  const [triedStep, setTriedStep] = useState<WizardStep | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const isOffline = useOfflineReason() !== undefined;
  const end = (
    <Inline gap={4} overflow="keep">
      <LanguageMenu {...language} />
      <Button variant="quiet" size="small" icon={LogOut} iconPoints onClick={onLogout}>
        {t('common.logout')}
      </Button>
    </Inline>
  );
  if (state.kind === 'made') {
    return <MadePanel name={state.name} opening={state.opening} onOpen={onOpen} end={end} />;
  }

  const steps = stepsOf(parts);
  // A step that was kept may be one that is not there any more.
  const step = steps.includes(wanted) ? wanted : 'useCase';
  const place = steps.indexOf(step);
  const next = steps[place + 1];
  const previous = steps[place - 1];
  const busy = state.kind === 'busy';
  // What keeps the last step from its line keeps the wizard from its end, too: it is said once.
  const { snippet } = parts;
  const withoutLine = step === 'embed' && typeof snippet === 'object' ? snippet : null;
  const problem = state.kind === 'failed' ? state.problem : withoutLine;
  const refused = problem?.code === 'refused' ? problem.fields : undefined;
  const go = (to: WizardStep) => onProgress({ step: to, answers });
  const goOn = () => {
    if (next) return go(next);
    const faulty = steps.find((each) => !stepIsDone(each, answers));
    if (!faulty) return onFinish(tidyAnswers(answers));
    setTriedStep(faulty);
    go(faulty);
  };

  const submit = submitOnce(() => {
    setTriedStep(step);
    if (busy) return;
    if (stepIsDone(step, answers)) goOn();
    else firstField.current?.focus();
  });

  return (
    <WizardFrame
      step={step}
      title={t(`wizard.${step}.title`)}
      purpose={t(`wizard.${step}.purpose`)}
      place={
        <Stepper
          label={t('wizard.steps')}
          steps={steps.map((id) => ({
            id,
            label: t(`wizard.${id}.label`),
            error: stepIsRefused(id, refused) ? t('wizard.failedStep') : undefined,
          }))}
          current={step}
          {...(busy ? {} : { onSelect: go })}
        />
      }
      end={end}
      preview={
        step === 'embed' ? (
          <div className={css.site}>
            <StepIllustration name="ownSite" />
          </div>
        ) : (
          <ChatPreview
            answers={answers}
            avatarUrl={parts.avatar?.imageUrl ?? null}
            starterQuestions={parts.starters ? answers.starterQuestions : []}
          />
        )
      }
    >
      {state.kind === 'taken' && (
        <TakenDialog {...state} onKeepMine={onKeepMine} onKeepTheirs={onKeepTheirs} onClose={onCancel} />
      )}
      <Stack as="form" gap={32} onSubmit={submit} noValidate>
        {problem && <ProblemBanner title={t('wizard.failed')} problem={problem} />}
        <WizardStepBody
          key={step}
          {...parts}
          step={step}
          answers={answers}
          onChange={(changed) => onProgress({ step, answers: changed })}
          tried={triedStep === step}
          refused={refused}
          firstRef={firstField}
        />
        <Inline>
          {previous && (
            <Button
              variant="quiet"
              icon={ArrowLeft}
              iconPoints
              onClick={() => {
                if (!busy) go(previous);
              }}
            >
              {t('wizard.back')}
            </Button>
          )}
          <Inline align="stretch" justify="end" className={css.forward}>
            {step === 'data' && parts.data?.files.length === 0 && (
              <Button onClick={goOn}>{t('wizard.skip')}</Button>
            )}
            <Button
              type="submit"
              variant="primary"
              {...(next ? { iconEnd: ArrowRight, iconPoints: true } : { needsNetwork: true })}
              busy={busy ? t('wizard.finishing') : undefined}
            >
              {t(next ? 'wizard.next' : 'wizard.finish')}
            </Button>
          </Inline>
        </Inline>
        {isOffline ? (
          <Banner tone="caution" announce>
            {t('wizard.offline')}
          </Banner>
        ) : (
          kept && <p className={css.kept}>{t('wizard.kept')}</p>
        )}
      </Stack>
    </WizardFrame>
  );
}

/** Steps without a part of their own are always there. */
function stepsOf({ data, snippet }: WizardParts): readonly WizardStep[] {
  return WIZARD_STEPS.filter((step) => {
    if (step === 'data') return data !== undefined;
    return step === 'embed' ? snippet !== undefined : true;
  });
}

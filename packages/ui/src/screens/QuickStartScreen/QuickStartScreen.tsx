import { useWords } from '@parley/i18n/react';
import type { QuickStartGaps, QuickStartTask } from '@parley/model';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { classes } from '../../classes.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { GuideStep } from './GuideStep.tsx';
import { InstallStep } from './InstallStep.tsx';
import { QuickStartProgress } from './QuickStartProgress.tsx';
import * as css from './QuickStartScreen.css.ts';
import {
  type EmbedCode,
  type GuidedAssistant,
  QUICK_START_HINTS,
  QUICK_START_TASKS,
  type QuickStartState,
  type QuickStartStep,
} from './quickStart.types.ts';
import { StepMark } from './StepMark.tsx';
import { Troubleshooting } from './Troubleshooting.tsx';

/** What is not done with any assistant: another says nothing of what was done with deleted ones. */
const OF_NO_ASSISTANT: readonly QuickStartTask[] = ['create', 'invite', 'plan'];

const isOfDeleted = ({ create }: QuickStartGaps, step: QuickStartTask) =>
  create === 'onlyDeleted' && !OF_NO_ASSISTANT.includes(step);

export interface QuickStartScreenProps {
  /** What is done, and what is missing. */
  state: QuickStartState;
  onRetry: () => void;
  /** Where the steps lead. */
  links: Readonly<Record<QuickStartTask, string>>;
  /** Where deleted assistants are had back. */
  deletedHref: string;
  /** Left out where there is nothing to choose. */
  guided?: GuidedAssistant | undefined;
  embed: EmbedCode;
  supportEmail: string;
  /** The step that the page's address points to. */
  target?: QuickStartStep | undefined;
}

/** The guide from an empty account to an assistant on one's own site (QS-1). */
export function QuickStartScreen({
  state,
  onRetry,
  links,
  deletedHref,
  guided,
  embed,
  supportEmail,
  target,
}: QuickStartScreenProps) {
  const { t } = useWords();
  const isLoading = state.kind === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: done steps fold once they are read.
  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [target, isLoading]);
  const gaps = state.kind === 'ready' ? state.gaps : null;
  const problem = state.kind === 'failed' ? state.problem : state.kind === 'ready' && state.outdated?.problem;
  const done = gaps && QUICK_START_TASKS.filter((task) => gaps[task] === null).length;
  const next = gaps && QUICK_START_TASKS.find((task) => gaps[task] !== null);
  const isChosen = ({ id }: { id: string }) => id === guided?.chosen;
  const lookOf = (step: QuickStartTask) => {
    if (gaps === null) return 'unknown';
    if (gaps[step] === null) return 'done';
    return step === next ? 'next' : 'todo';
  };
  return (
    <Page>
      <PageHeader title={t('quickStart.title')} purpose={t('quickStart.purpose')} />
      {problem && (
        <Banner
          tone="caution"
          title={t('quickStart.marksFailed')}
          announce
          actions={
            <Button size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {problemWords(t, problem)}
        </Banner>
      )}
      {guided && (
        <Stack gap={4} align="start">
          <DeferredMenu
            label={t('quickStart.assistant')}
            align="start"
            trigger={
              <Button iconEnd={ChevronDown}>
                {`${t('quickStart.assistant')}: ${guided.assistants.find(isChosen)?.name ?? ''}`}
              </Button>
            }
            items={guided.assistants.map((assistant) => ({
              kind: 'choice',
              id: assistant.id,
              label: assistant.name,
              checked: isChosen(assistant),
              onSelect: () => guided.onChoose(assistant.id),
            }))}
          />
          <Text tone="muted">{t('quickStart.assistantHelp')}</Text>
        </Stack>
      )}
      <Columns gap={40} className={css.columns}>
        <div>
          <div className={css.narrowProgress}>
            {state.kind !== 'failed' && <QuickStartProgress done={done} />}
          </div>
          <Stack as="ol" gap={0} aria-label={t('quickStart.steps')} aria-busy={isLoading}>
            {QUICK_START_TASKS.map((step, index) => (
              <Columns as="li" rowGap={0} key={step} id={step} className={classes(css.step, css.linked)}>
                <StepMark number={index + 1} look={lookOf(step)} size="medium" />
                <GuideStep
                  look={lookOf(step)}
                  isTarget={step === target}
                  head={
                    <>
                      <Heading level={2}>{t(`quickStart.${step}.title`)}</Heading>
                      {step === next && <Tag tone="accent">{t('quickStart.next')}</Tag>}
                      {gaps && step !== next && (
                        <VisuallyHidden>
                          {t(gaps[step] === null ? 'quickStart.done' : 'quickStart.todo')}
                        </VisuallyHidden>
                      )}
                    </>
                  }
                >
                  <p className={css.text}>{t(`quickStart.${step}.text`)}</p>
                  {gaps?.[step] && !isOfDeleted(gaps, step) && (
                    <p className={css.gap}>{t(`quickStart.gap.${gaps[step]}`)}</p>
                  )}
                  {step === 'install' && (
                    <div className={css.wide}>
                      <InstallStep embed={embed} />
                    </div>
                  )}
                  <StepLink step={step} href={links[step]} isNext={step === next} />
                  {gaps?.[step] === 'onlyDeleted' && (
                    <Link alone href={deletedHref}>
                      {t('assistants.seeDeleted')}
                    </Link>
                  )}
                </GuideStep>
              </Columns>
            ))}
          </Stack>
          <Hint id="trouble">
            <Troubleshooting origin={embed.origin} supportEmail={supportEmail} />
          </Hint>
        </div>
        <aside className={css.aside} aria-label={t('quickStart.steps')}>
          {state.kind !== 'failed' && <QuickStartProgress done={done} />}
          <Stack as="ol" gap={0} className={css.contents}>
            {QUICK_START_TASKS.map((step, index) => (
              <li key={step}>
                <Entry step={step} isNext={step === next}>
                  <StepMark number={index + 1} look={lookOf(step)} size="small" />
                </Entry>
              </li>
            ))}
          </Stack>
          <div className={css.help}>
            {QUICK_START_HINTS.map((hint) => (
              <Entry key={hint} step={hint}>
                <StepMark number={null} look="unknown" size="small" />
              </Entry>
            ))}
          </div>
        </aside>
      </Columns>
    </Page>
  );
}

/** A part below the steps, which is never done. */
function Hint({ id, children }: { id: (typeof QUICK_START_HINTS)[number]; children: ReactNode }) {
  const { t } = useWords();
  const titleId = useId();
  return (
    <Columns as="section" rowGap={0} id={id} className={css.step} aria-labelledby={titleId}>
      <StepMark number={null} look="unknown" size="medium" />
      <Stack gap={12} className={css.words}>
        <Heading level={2} id={titleId}>
          {t(`quickStart.${id}.title`)}
        </Heading>
        {children}
      </Stack>
    </Columns>
  );
}

/** Jumps to a step, or to a hint below the steps. */
function Entry({
  step,
  isNext = false,
  children,
}: {
  step: QuickStartStep;
  isNext?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <Inline
      as="a"
      overflow="keep"
      href={`#${step}`}
      className={css.entry}
      data-next={isNext ? '' : undefined}
    >
      {children}
      {t(`quickStart.${step}.title`)}
    </Inline>
  );
}

/** The next step's way is the page's main action. */
function StepLink({ step, href, isNext }: { step: QuickStartTask; href: string; isNext: boolean }) {
  const { t } = useWords();
  const label = t(`quickStart.${step}.link`);
  return isNext ? (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Link alone href={href}>
      {label}
    </Link>
  );
}

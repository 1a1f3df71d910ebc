import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { useEffect } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { InstallStep } from './InstallStep.tsx';
import { QuickStartProgress } from './QuickStartProgress.tsx';
import * as css from './QuickStartScreen.css.ts';
import {
  type EmbedCode,
  QUICK_START_STEPS,
  type QuickStartMark,
  type QuickStartStep,
} from './quickStart.types.ts';
import { StepMark } from './StepMark.tsx';
import { Troubleshooting } from './Troubleshooting.tsx';

/** Steps that are done elsewhere, and lead there. */
type LinkedStep = Exclude<QuickStartStep, 'install' | 'trouble'>;

export interface QuickStartScreenProps {
  /** Null while nobody knows yet. */
  marks: Readonly<Record<QuickStartStep, QuickStartMark>> | null;
  /** Why the marks are not known. */
  problem?: ProblemInPlace;
  onRetry: () => void;
  /** Lets the reader mark what nobody else can know. */
  onTick?: (step: QuickStartStep, done: boolean) => void;
  /** Where the steps lead. */
  links: Readonly<Record<LinkedStep, string>>;
  embed: EmbedCode;
  supportEmail: string;
  /** The step that the page's address points to. */
  target?: QuickStartStep | undefined;
}

const isDone = (mark: QuickStartMark | undefined) => mark === 'done' || mark === 'ticked';

/** The guide from an empty account to an assistant on one's own site (QS-1). */
export function QuickStartScreen({
  marks,
  problem,
  onRetry,
  onTick,
  links,
  embed,
  supportEmail,
  target,
}: QuickStartScreenProps) {
  const { t } = useWords();
  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [target]);
  const done = marks && QUICK_START_STEPS.filter((step) => isDone(marks[step])).length;
  const next = marks && QUICK_START_STEPS.find((step) => !isDone(marks[step]));
  const lookOf = (step: QuickStartStep) => {
    const mark = marks?.[step] ?? 'todo';
    if (isDone(mark)) return 'done';
    if (step === next) return 'next';
    return mark === 'unknown' ? 'unknown' : 'todo';
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
      <Columns gap={40} className={css.columns}>
        <div>
          <div className={css.narrowProgress}>
            <QuickStartProgress done={done} />
          </div>
          <Stack as="ol" gap={0} aria-label={t('quickStart.steps')} aria-busy={marks === null}>
            {QUICK_START_STEPS.map((step, index) => (
              <Columns as="li" rowGap={0} key={step} id={step} className={css.step}>
                <StepMark number={index + 1} look={lookOf(step)} size="medium" />
                <Stack gap={12} align="start" className={css.words}>
                  <Inline gap={12} rowGap={4}>
                    <Heading level={2}>{t(`quickStart.${step}.title`)}</Heading>
                    {step === next && <Tag tone="accent">{t('quickStart.next')}</Tag>}
                    {marks && step !== next && marks[step] !== 'unknown' && (
                      <VisuallyHidden>
                        {t(isDone(marks[step]) ? 'quickStart.done' : 'quickStart.todo')}
                      </VisuallyHidden>
                    )}
                  </Inline>
                  {step === 'trouble' ? (
                    <div className={css.wide}>
                      <Troubleshooting origin={embed.origin} supportEmail={supportEmail} />
                    </div>
                  ) : (
                    <p className={css.text}>{t(`quickStart.${step}.text`)}</p>
                  )}
                  {step === 'install' && (
                    <div className={css.wide}>
                      <InstallStep embed={embed} />
                    </div>
                  )}
                  <Inline gap={16} rowGap={8}>
                    {step !== 'install' && step !== 'trouble' && (
                      <StepLink step={step} href={links[step]} isNext={step === next} />
                    )}
                    {onTick && <Tick step={step} mark={marks?.[step]} onTick={onTick} />}
                  </Inline>
                </Stack>
              </Columns>
            ))}
          </Stack>
        </div>
        <aside className={css.aside} aria-label={t('quickStart.steps')}>
          <QuickStartProgress done={done} />
          <Stack as="ol" gap={0} className={css.contents}>
            {QUICK_START_STEPS.map((step, index) => (
              <li key={step}>
                <Inline
                  as="a"
                  overflow="keep"
                  href={`#${step}`}
                  className={css.entry}
                  data-next={step === next ? '' : undefined}
                >
                  <StepMark number={index + 1} look={lookOf(step)} size="small" />
                  {t(`quickStart.${step}.title`)}
                </Inline>
              </li>
            ))}
          </Stack>
        </aside>
      </Columns>
    </Page>
  );
}

/** The next step's way is the page's main action. */
function StepLink({ step, href, isNext }: { step: LinkedStep; href: string; isNext: boolean }) {
  const { t } = useWords();
  const label = t(`quickStart.${step}.link`);
  return isNext ? (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Link href={href}>{label}</Link>
  );
}

interface TickProps {
  step: QuickStartStep;
  mark: QuickStartMark | undefined;
  onTick: (step: QuickStartStep, done: boolean) => void;
}

/** For what no data tell: the reader says whether it is done. */
function Tick({ step, mark, onTick }: TickProps) {
  const { t } = useWords();
  if (mark !== 'unknown' && mark !== 'ticked') return null;
  const done = mark === 'ticked';
  return (
    <Button size="small" variant={done ? 'quiet' : 'secondary'} onClick={() => onTick(step, !done)}>
      {t(done ? 'quickStart.untick' : 'quickStart.tick')}
      <VisuallyHidden>: {t(`quickStart.${step}.title`)}</VisuallyHidden>
    </Button>
  );
}

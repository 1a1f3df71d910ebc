import { useWords } from '@parley/i18n/react';
import type { FindingOutcome, PageFinding, PageFindingCode } from '@parley/model';
import { CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AddDomain, type DomainAdding } from './AddDomain.tsx';
import * as css from './CheckedPage.css.ts';
import * as installationCss from './Installation.css.ts';

export interface CheckedPageProps extends DomainAdding {
  /** Of the page. */
  address: string;
  findings: readonly PageFinding[];
  /** What to paste into the page. */
  script: string;
}

/** What is to be mended comes first, then what nobody can see. */
const OUTCOMES = ['problem', 'unknown', 'fine'] as const satisfies readonly FindingOutcome[];

const LOOKS = {
  problem: { icon: CircleAlert, tone: 'critical' },
  unknown: { icon: CircleQuestionMark, tone: 'caution' },
  fine: { icon: CircleCheck, tone: 'positive' },
} as const;

/** Findings that the snippet mends, pasted in place of what is there. */
const MENDED_BY_SNIPPET: readonly PageFindingCode[] = [
  ...(['script.notSeen', 'script.otherServer', 'script.stopped'] as const),
  ...(['key.missing', 'key.otherAssistant', 'key.unknown'] as const),
];

/** What was found of a page, each with the line to change (WG-7). */
export function CheckedPage({ address, findings, ...mending }: CheckedPageProps) {
  const { t } = useWords();
  return (
    <Stack gap={12}>
      <Summary address={address} findings={findings} />
      <ul className={installationCss.list} aria-label={t('editor.pageCheck.findings')}>
        {OUTCOMES.flatMap((outcome) =>
          findings
            .filter((finding) => finding.outcome === outcome)
            .map((finding) => (
              <Found key={`${finding.code} ${finding.line}`} finding={finding} {...mending} />
            )),
        )}
      </ul>
    </Stack>
  );
}

function Summary({ address, findings }: Pick<CheckedPageProps, 'address' | 'findings'>) {
  const { t } = useWords();
  const problems = findings.filter(({ outcome }) => outcome === 'problem').length;
  const isUnsure = findings.some(({ outcome }) => outcome === 'unknown');
  const [tone, title] =
    problems > 0
      ? (['caution', t('editor.pageCheck.problems', { count: problems })] as const)
      : isUnsure
        ? (['info', t('editor.pageCheck.unsure')] as const)
        : (['positive', t('editor.pageCheck.fine')] as const);
  return (
    <Banner tone={tone} title={title} announce>
      <bdi className={css.address}>{address}</bdi>
    </Banner>
  );
}

function Found({
  finding,
  script,
  ...adding
}: Omit<CheckedPageProps, 'address' | 'findings'> & { finding: PageFinding }) {
  const { t } = useWords();
  const { code, outcome, about, line } = finding;
  const { icon, tone } = LOOKS[outcome];
  const [part = 'page'] = code.split('.') as [FindingPart];
  const mending = mendingOf(finding, script);
  return (
    <Inline as="li" gap={12} align="start" overflow="keep" className={installationCss.row}>
      <span className={css.sign}>
        <Text as="span" tone={tone}>
          <Icon icon={icon} label={t(`editor.pageCheck.outcome.${outcome}`)} />
        </Text>
      </span>
      <Stack gap={8} grow className={css.words}>
        <Stack gap={0}>
          <Text weight="strong">{t(`editor.pageCheck.part.${part}`)}</Text>
          <Text tone={outcome === 'fine' ? 'muted' : 'default'}>
            {t(`editor.pageCheck.found.${code}`, { about })}
          </Text>
        </Stack>
        {mending && <CodeBlock code={mending} label={t('editor.pageCheck.line')} wrap />}
        {code === 'domain.missing' && <AddDomain domain={line} {...adding} />}
      </Stack>
    </Inline>
  );
}

type FindingPart = PageFindingCode extends infer Code
  ? Code extends `${infer Part}.${string}`
    ? Part
    : never
  : never;

/** The line that mends a finding; '' where there is none. */
function mendingOf({ code, line }: PageFinding, script: string): string {
  if (MENDED_BY_SNIPPET.includes(code)) return script;
  return code === 'scripts.nonce' ? script.replace('<script ', '<script nonce="…" ') : line;
}

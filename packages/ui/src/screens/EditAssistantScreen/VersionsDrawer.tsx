import { useWords } from '@parley/i18n/react';
import {
  ASSISTANT_VERSIONS_MAX_COUNT,
  type AssistantDraft,
  type AssistantStatus,
  type PublishedVersion,
  type RestoreStep,
} from '@parley/model';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoment } from '../../format/dates.ts';
import { formatList } from '../../format/numbers.ts';
import { shortName } from '../../format/shortName.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { FIELD_NAMES, FIELDS } from './fields.ts';
import type { Known } from './fieldWords.ts';
import { RestoreQuestion } from './RestoreQuestion.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import type { AssistantVersions } from './versions.types.ts';

/** As wide as what publishing shows: two values side by side. */
const WIDTH = 680;

/** Places of versions while nobody knows how many there are, and the height of each, in px. */
const LOADING_VERSIONS = [1, 2, 3, 4];
const LOADING_HEIGHT = 92;

/** Fields that a version names as changed; of more it says how many. */
const NAMED = 4;

export interface VersionsDrawerProps {
  /** How far restoring is; null while the drawer is closed. */
  step: RestoreStep | null;
  versions: AssistantVersions;
  status: AssistantStatus;
  /** What is in the fields: what a version is compared with, and would replace. */
  draft: AssistantDraft;
  known: Known;
  /** Asks for a version, by its number, to become the draft. */
  onAskRestore: (number: number) => void;
  /** The answer is yes. */
  onRestore: () => void;
  /** Closes the question that is open, otherwise the drawer. */
  onClose: () => void;
}

/** What was published and when, what of it differs from the draft, and the way back to it (AS-4). */
export default function VersionsDrawer({
  step,
  versions,
  onRestore,
  onClose,
  ...compared
}: VersionsDrawerProps) {
  const { t } = useWords();
  const running = step?.kind === 'running';
  return (
    <>
      <Drawer
        open={step !== null}
        onClose={() => !running && onClose()}
        width={WIDTH}
        title={t('editor.versions.title')}
      >
        <List {...compared} step={step} versions={versions} />
      </Drawer>
      <RestoreQuestion step={step} onRestore={onRestore} onCancel={onClose} />
    </>
  );
}

type ListProps = Omit<VersionsDrawerProps, 'onRestore' | 'onClose'>;

function List({ versions: { state, ...versions }, status, ...compared }: ListProps) {
  const { t } = useWords();
  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <LoadFailure
          title={t('editor.versions.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={versions.onRetry}
        />
      );
    case 'ready':
      return (
        <Stack gap={16}>
          {state.outdated && <OutdatedNotice outdated={state.outdated} onRetry={versions.onRetry} />}
          {state.versions.length > 0 && (
            <>
              <Text>{t('editor.versions.text', { max: ASSISTANT_VERSIONS_MAX_COUNT })}</Text>
              <Accordion
                level={3}
                mode="single"
                open={versions.opened === null ? [] : [`${versions.opened}`]}
                onOpen={([opened]) => versions.onOpen(opened === undefined ? null : Number(opened))}
                items={state.versions.map((version) => ({
                  id: `${version.number}`,
                  title: t('editor.versions.name', { number: version.number }),
                  ...(version.current && { detail: <InForce status={status} /> }),
                  below: (
                    <Stack as="span" gap={4}>
                      <When version={version} />
                      <Changed fields={version.changed} />
                    </Stack>
                  ),
                  content: versions.opened === version.number && (
                    <VersionComparison
                      {...compared}
                      number={version.number}
                      content={versions.content}
                      onRetry={versions.onRetryContent}
                    />
                  ),
                }))}
              />
            </>
          )}
          <LeftOut
            count={state.leftOut}
            empty={
              state.versions.length === 0 && (
                <EmptyState title={t('editor.versions.empty')}>{t('editor.versions.emptyText')}</EmptyState>
              )
            }
          />
        </Stack>
      );
  }
}

/** That a version is the one that visitors get, or would, were the assistant not paused. */
function InForce({ status }: { status: AssistantStatus }) {
  const { t } = useWords();
  return (
    <Tag tone={status === 'paused' ? 'caution' : 'positive'}>
      {t(status === 'paused' ? 'editor.versions.paused' : 'editor.versions.current')}
    </Tag>
  );
}

/** When and by whom a version was published. */
function When({ version: { publishedAt, publishedBy } }: { version: PublishedVersion }) {
  const { t, locale } = useWords();
  return (
    <span>
      <bdi>{publishedAt === null ? t('editor.versions.timeUnknown') : formatMoment(locale, publishedAt)}</bdi>
      {publishedBy !== null && (
        <>
          {' · '}
          <bdi>{shortName(publishedBy)}</bdi>
        </>
      )}
    </span>
  );
}

/** What a version has changed of the one before it. */
function Changed({ fields }: { fields: PublishedVersion['changed'] }) {
  const { t, locale } = useWords();
  // In the order of the editor.
  const labels = FIELD_NAMES.filter((name) => fields?.includes(name)).map((name) => t(FIELDS[name].label));
  if (labels.length === 0) return null;
  const rest = labels.length - NAMED;
  const named = rest > 1 ? [...labels.slice(0, NAMED), t('fields.form.more', { count: rest })] : labels;
  return <bdi>{t('editor.versions.changed', { fields: formatList(locale, named) })}</bdi>;
}

function Waiting() {
  const { t } = useWords();
  return (
    <Stack gap={8} aria-busy>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {LOADING_VERSIONS.map((place) => (
        <Skeleton key={place} shape="block" height={LOADING_HEIGHT} />
      ))}
    </Stack>
  );
}

import { useWords } from '@parley/i18n/react';
import type { AskedStep, AssistantDraft, DataFileStatus } from '@parley/model';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatList } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { FirstPublication } from './FirstPublication.tsx';
import { changedFields } from './fields.ts';
import type { Known } from './fieldWords.ts';
import { Launched } from './Launched.tsx';

/** Room for two values side by side, and for lines of instructions. */
const WIDTH = 680;

/** An assistant that went public a moment ago, for the first time. */
export interface Launch {
  /** The whole address of its chat in the portal, to be shared. */
  link: string;
  onClose: () => void;
}

export interface PublishDrawerProps {
  /** Null while it is closed. */
  step: AskedStep | null;
  /** What visitors see; null before the first time. */
  published: AssistantDraft | null;
  /** That is another version than when the drawer was opened: somebody has published since. */
  isOvertaken?: boolean;
  /** The assistant was deleted elsewhere since it was opened. */
  isGone?: boolean;
  /** Where all assistants are. */
  listHref: string;
  /** What they will see: what is in the form. */
  draft: AssistantDraft;
  /** The names of its fields that are not saved; they are saved on the way. */
  unsaved: readonly string[];
  known: Known;
  /** The state of each data file; null while they could not be read. */
  files: readonly DataFileStatus[] | null;
  /** Set right after the first publication: the drawer then says what comes next. */
  launch: Launch | null;
  /** The snippet for a page. */
  script: string;
  /** Where the assistant can be tried. */
  chatHref: string;
  onPublish: () => void;
  /** Asks to give the changes up. */
  onAskRevert: () => void;
  onClose: () => void;
}

/** What publishing will change for visitors, the way to do it, and what comes after the first time (AS-4). */
export function PublishDrawer({
  step,
  published,
  isOvertaken = false,
  isGone = false,
  listHref,
  draft,
  unsaved,
  known,
  files,
  launch,
  script,
  chatHref,
  onPublish,
  onAskRevert,
  onClose,
}: PublishDrawerProps) {
  const { t, locale } = useWords();
  const running = step?.kind === 'running';
  const isInForce = step !== null && published !== null && changedFields(published, draft).length === 0;
  const nothing = isInForce ? t('editor.blocked.nothing') : undefined;
  const embeddable = draft.allowedDomains.length > 0;
  // What was shown last stays while the drawer closes.
  const [launched, setLaunched] = useState(launch);
  if (launch && launch !== launched) setLaunched(launch);
  if (step !== null && launched) setLaunched(null);
  if (launched && step === null) {
    return (
      <Drawer
        open={launch !== null}
        onClose={launched.onClose}
        width={WIDTH}
        title={t('editor.launched.title')}
        actions={
          <>
            <Button onClick={launched.onClose}>{t('common.close')}</Button>
            <ButtonLink variant="primary" href={chatHref}>
              {t('editor.launched.openChat')}
            </ButtonLink>
          </>
        }
      >
        <Launched script={script} link={launched.link} embeddable={embeddable} />
      </Drawer>
    );
  }
  return (
    <Drawer
      open={step !== null}
      onClose={() => !running && onClose()}
      width={WIDTH}
      title={t(published ? 'editor.publishing.title' : 'editor.publishing.firstTitle')}
      actions={
        <>
          <Button onClick={() => !running && onClose()}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            needsNetwork
            onClick={onPublish}
            disabledReason={isGone ? t('editor.gone') : nothing}
            busy={running ? t('editor.publishing.running') : undefined}
          >
            {t(unsaved.length > 0 ? 'editor.saveAndPublish' : 'editor.publish')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {isGone && (
          <Banner
            tone="critical"
            title={t('editor.gone')}
            announce
            actions={
              // Closed first: what is typed is asked about before it is left.
              <ButtonLink href={listHref} onClick={onClose}>
                {t('editor.toList')}
              </ButtonLink>
            }
          >
            {t('editor.goneText')}
          </Banner>
        )}
        {isOvertaken && !isGone && (
          <Banner tone="caution" title={t('editor.publishing.overtaken')} announce>
            {t(isInForce ? 'editor.blocked.nothing' : 'editor.publishing.overtakenText')}
          </Banner>
        )}
        {step?.kind === 'failed' && !isGone && (
          <ProblemBanner title={t('editor.publishing.failed')} problem={step.problem} />
        )}
        <Stack gap={8}>
          <Text>{t(published ? 'editor.publishing.text' : 'editor.publishing.firstText')}</Text>
          {unsaved.length > 0 && (
            <Text>{t('editor.publishing.unsaved', { fields: formatList(locale, unsaved) })}</Text>
          )}
        </Stack>
        {files && !files.includes('ready') && (
          <Banner tone="caution" title={t('editor.publishing.notReady')}>
            {t('editor.publishing.notReadyText')}
          </Banner>
        )}
        {!embeddable && (
          <Banner tone="caution" title={t('editor.access.noDomains')}>
            {t('editor.access.noDomainsText')}
          </Banner>
        )}
        {published ? (
          <>
            <DifferenceList
              before={published}
              after={draft}
              names={{ before: t('editor.publishing.before'), after: t('editor.publishing.after') }}
              known={known}
            />
            <Inline>
              <Button icon={Undo2} iconPoints onClick={() => !running && onAskRevert()}>
                {t('editor.publishing.discard')}
              </Button>
            </Inline>
          </>
        ) : (
          <FirstPublication draft={draft} known={known} files={files} />
        )}
      </Stack>
    </Drawer>
  );
}

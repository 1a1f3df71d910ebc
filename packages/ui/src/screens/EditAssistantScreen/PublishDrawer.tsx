import { useWords } from '@parley/i18n/react';
import type { AskedStep, AssistantDraft } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import type { Known } from './fieldWords.ts';

/** Room for two values side by side, and for lines of instructions. */
const WIDTH = 680;

export interface PublishDrawerProps {
  /** Null while it is closed. */
  step: AskedStep | null;
  /** What visitors see; null before the first time. */
  published: AssistantDraft | null;
  /** What they will see; saved on the way where it is not yet. */
  draft: AssistantDraft;
  known: Known;
  onPublish: () => void;
  /** Asks to give the changes up. */
  onAskRevert: () => void;
  onClose: () => void;
}

/** What publishing will change for visitors, and the way to do it (AS-4). */
export function PublishDrawer({
  step,
  published,
  draft,
  known,
  onPublish,
  onAskRevert,
  onClose,
}: PublishDrawerProps) {
  const { t } = useWords();
  const running = step?.kind === 'running';
  return (
    <Drawer
      open={step !== null}
      onClose={() => !running && onClose()}
      width={WIDTH}
      title={t('editor.publishing.title')}
      actions={
        <>
          {published && (
            <Button variant="quiet" onClick={() => !running && onAskRevert()}>
              {t('editor.publishing.discard')}
            </Button>
          )}
          <Button
            variant="primary"
            onClick={onPublish}
            busy={running ? t('editor.publishing.running') : undefined}
          >
            {t('editor.publish')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {step?.kind === 'failed' && (
          <ProblemBanner title={t('editor.publishing.failed')} problem={step.problem} />
        )}
        <Text>{t(published ? 'editor.publishing.text' : 'editor.publishing.firstText')}</Text>
        {draft.allowedDomains.length === 0 && (
          <Banner tone="caution" title={t('editor.access.noDomains')}>
            {t('editor.access.noDomainsText')}
          </Banner>
        )}
        {published && (
          <DifferenceList
            before={published}
            after={draft}
            names={{ before: t('editor.publishing.before'), after: t('editor.publishing.after') }}
            known={known}
          />
        )}
      </Stack>
    </Drawer>
  );
}

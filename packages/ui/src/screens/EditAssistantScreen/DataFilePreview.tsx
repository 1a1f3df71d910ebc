import { useWords } from '@parley/i18n/react';
import { type FilePassage, hasPages, type ProblemInPlace } from '@parley/model';
import { Markdown } from '../../chat/Markdown/Markdown.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';

/** How far the text of a file is. */
export type PassagesState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  /** `more` says whether there are passages after these. */
  | { kind: 'ready'; passages: readonly FilePassage[]; total: number; more: 'none' | 'there' | 'loading' };

/** The text of a file, to be looked at. */
export interface FilePreview {
  /** The file that is looked at: `removed` where it is not there any more, null while there is none. */
  file: { name: string } | 'removed' | null;
  state: PassagesState;
  onOpen: (id: string) => void;
  onMore: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Room for lines that are easy to read. */
const WIDTH = 560;

/** Places of passages while nobody knows how many there are, and the height of each, in px. */
const LOADING_PASSAGES = [1, 2, 3];
const LOADING_HEIGHT = 120;

/** What was read from a file, in the passages that answers quote (AS-3). */
export function DataFilePreview({ file, state, onMore, onRetry, onClose }: FilePreview) {
  const { t } = useWords();
  return (
    <Drawer
      open={file !== null}
      inAddress
      onClose={onClose}
      width={WIDTH}
      title={
        file === 'removed'
          ? t('editor.data.removedTitle')
          : t('editor.data.previewTitle', { name: file?.name ?? '' })
      }
    >
      {file === 'removed' ? (
        <Text>{t('editor.data.removedText')}</Text>
      ) : (
        <Passages areNumbered={hasPages(file?.name ?? '')} state={state} onMore={onMore} onRetry={onRetry} />
      )}
    </Drawer>
  );
}

function Passages({
  areNumbered,
  state,
  onMore,
  onRetry,
}: Pick<FilePreview, 'state' | 'onMore' | 'onRetry'> & {
  /** Whether each says on which page it stands. */
  areNumbered: boolean;
}) {
  const { t } = useWords();
  const pageOf = (page: number | null) => (page === null || !areNumbered ? '' : t('chat.page', { page }));
  switch (state.kind) {
    case 'loading':
      return (
        <Stack gap={16} aria-busy>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          {LOADING_PASSAGES.map((passage) => (
            <Skeleton key={passage} shape="block" height={LOADING_HEIGHT} />
          ))}
        </Stack>
      );
    case 'failed':
      return (
        <LoadFailure
          title={t('editor.data.previewFailed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return (
        <Stack gap={16}>
          <Text tone="muted">{t('editor.data.previewText', { count: state.total })}</Text>
          {state.passages.map(({ ordinal, page, heading, text }) => (
            <Card key={ordinal}>
              <Stack gap={8}>
                {(pageOf(page) !== '' || heading !== '') && (
                  <Text size="caption" tone="muted">
                    {[pageOf(page), heading].filter(Boolean).join(' · ')}
                  </Text>
                )}
                <Markdown text={text} />
              </Stack>
            </Card>
          ))}
          {state.more !== 'none' && (
            <Button onClick={onMore} busy={state.more === 'loading' ? t('common.loading') : undefined}>
              {t('editor.data.previewMore')}
            </Button>
          )}
        </Stack>
      );
  }
}

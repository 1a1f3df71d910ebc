import { useWords } from '@parley/i18n/react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

/** Stands where the editor will be, in its shape. */
export function EditorSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Stack gap={40}>
        <Inline gap={16} overflow="keep">
          <Skeleton shape="circle" size={40} />
          <Inline grow>
            <Skeleton shape="text" width={40} />
          </Inline>
        </Inline>
        <Skeleton shape="block" height={40} />
        <Skeleton shape="block" height={260} />
        <Skeleton shape="block" height={120} />
      </Stack>
    </div>
  );
}

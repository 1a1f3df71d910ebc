import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsFrame as Frame } from './DocsFrame.tsx';

const LazyFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const LazyPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The frame of all pages. Its code, with Storybook's own for pages, does not come with stories. */
export function DocsFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** The page of a component, whose code comes with the first one. */
export function ComponentPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}

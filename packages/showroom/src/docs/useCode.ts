import { useEffect, useState } from 'react';

type Codes = Readonly<Record<string, string>>;

const files = import.meta.glob<Codes>(
  '/packages/ui/src/{layout,components,patterns,chat,screens}/**/*.stories.tsx',
  {
    query: '?code',
    import: 'default',
  },
);

/**
 * Code to paste for what a story shows; null where there is none, and as long as it is on its way.
 * @param fileName path of the story's file, as Storybook has it.
 */
export function useCode(id: string, fileName: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = files[fileName.replace(/^\.\//, '/')];
    load?.().then(
      (codes) => isWanted && setCode(codes[id.split('--')[1] ?? ''] ?? null),
      // Without it the story is shown all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, fileName]);
  return code;
}

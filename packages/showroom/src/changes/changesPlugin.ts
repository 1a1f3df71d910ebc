import { globSync } from 'node:fs';
import { madeModule } from '../madeModule.ts';
import { changesByComponent } from './changes.ts';

/** Puts what changed in place of `changesOf`. @param root folder of the repository, as an absolute path. */
export const changesPlugin = (root: string) =>
  madeModule(new URL('./changesOf.ts', import.meta.url), () => {
    const files = ['packages/ui/CHANGELOG.md', ...globSync('.changeset/*.md', { cwd: root })];
    return { value: changesByComponent(root), files: files.map((file) => `${root}/${file}`) };
  });

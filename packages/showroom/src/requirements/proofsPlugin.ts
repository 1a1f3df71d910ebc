import { madeModule } from '../madeModule.ts';
import { proofsById } from './proofs.ts';

/** Puts titles of tests in place of `proofsOf`. @param root folder of the repository, an absolute path. */
export const proofsPlugin = (root: string) =>
  madeModule(new URL('./proofsOf.ts', import.meta.url), () => {
    const { proofs, files } = proofsById(root);
    return { value: proofs, files: files.map((file) => `${root}/${file}`) };
  });

import { madeModule } from '../madeModule.ts';
import { partsByComponent } from './parts.ts';

/**
 * Puts what contains what in place of `partsOf`.
 * @param root folder of the repository, as an absolute path.
 */
export const partsPlugin = (root: string) =>
  madeModule(new URL('./partsOf.ts', import.meta.url), () => ({ value: partsByComponent(root) }));

import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

// Where this module lies differs: in a file of its own, or in the build that `start` runs.
const manifest = pathToFileURL(findPackageJSON(import.meta.url) ?? import.meta.filename);

/**
 * The address of a file or folder of this package.
 * @param path from the package's folder, such as `migrations`
 */
export function inPackage(path: string): URL {
  return new URL(path, manifest);
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFiles, root } from '../scripts/inputs.ts';

/** What all files of the repository may weigh together, in bytes (ADR 28). */
export const MAX_REPOSITORY_BYTES = 150_000_000;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Says how much of its size the repository has used up, and whether that is too much. */
export function sizeLine(bytes: number): { line: string; tooLarge: boolean } {
  const tooLarge = bytes > MAX_REPOSITORY_BYTES;
  const [size, most] = [bytes, MAX_REPOSITORY_BYTES].map(megabytes);
  const ending = tooLarge ? ': too much, see docs/adr/0028-size-of-the-baselines.md.' : '.';
  return { line: `The repository weighs ${size} of at most ${most}${ending}`, tooLarge };
}

/** What all files of the repository weigh together, in bytes. Nearly all of it are baselines. */
export async function repositoryBytes(): Promise<number> {
  const sizes = (await repositoryFiles()).map(async (file) => (await stat(join(root, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

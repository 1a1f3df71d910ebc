import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diffArrays } from 'diff';
import { compare } from 'odiff-bin';
import { readSeal, sealOf } from './baseline.ts';
import { baselineFolder, baselinePath, fileOf, isStructure, type Outcome } from './plan.ts';

/** Where pictures that differ from their baseline are put beside their difference, for the report. */
export const reportFolder = join(import.meta.dirname, 'report');

/** A compared picture or structure; `detail` says how a changed one differs. */
export interface Comparison {
  name: string;
  outcome: Outcome;
  detail?: string;
  /** Of a structure that differs: its lines that are gone, after `-`, and new, after `+`. */
  lines?: readonly string[];
}

/** Paths of what the report shows of one picture. */
export const reportPath = (name: string, kind: 'after' | 'difference', folder = reportFolder) =>
  join(folder, kind, fileOf(name, '.png'));

/** The lines in which two texts differ: those of the first after `-`, those of the second after `+`. */
export function differentLines(before: string, after: string): string[] {
  const [was, is] = [before, after].map((text) => text.split('\n').filter(Boolean));
  return diffArrays(was ?? [], is ?? []).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Compares captures with the baselines of a folder, pixel by pixel where their bytes differ. */
export class Comparer {
  readonly #baselines: string;
  readonly #report: string;

  constructor(baselines = baselineFolder, report = reportFolder) {
    this.#baselines = baselines;
    this.#report = report;
  }

  async compare(name: string, capture: Buffer): Promise<Comparison> {
    if (isStructure(name)) return this.#compareLines(name, capture.toString());
    const seal = await readSeal(name, this.#baselines);
    if (seal === sealOf(capture)) return { name, outcome: 'same' };
    const after = reportPath(name, 'after', this.#report);
    await mkdir(dirname(after), { recursive: true });
    await writeFile(after, capture);
    if (seal === undefined) return { name, outcome: 'new' };
    return this.#comparePixels(name, baselinePath(name, this.#baselines), after);
  }

  async #compareLines(name: string, now: string): Promise<Comparison> {
    const path = baselinePath(name, this.#baselines);
    const before = await readFile(path, 'utf8').catch(() => undefined);
    if (before === now) return { name, outcome: 'same' };
    const after = reportPath(name, 'after', this.#report);
    await mkdir(dirname(after), { recursive: true });
    await writeFile(after, now);
    const lines = differentLines(before ?? '', now);
    if (before === undefined) return { name, outcome: 'new', lines };
    return { name, outcome: 'changed', detail: counted(lines.length, 'line'), lines };
  }

  async #comparePixels(name: string, before: string, after: string): Promise<Comparison> {
    const difference = reportPath(name, 'difference', this.#report);
    await mkdir(dirname(difference), { recursive: true });
    // The browser is pinned and draws the same pixels each time, so that any other pixel is a change.
    const options = { threshold: 0, antialiasing: false, outputDiffMask: false, diffOverlay: true };
    const result = await compare(before, after, difference, options);
    if (result.match) return { name, outcome: 'same' };
    if (result.reason === 'layout-diff') return { name, outcome: 'changed', detail: 'another size' };
    if (result.reason === 'file-not-exists') throw new Error(`odiff could not read ${result.file}.`);
    return { name, outcome: 'changed', detail: counted(result.diffCount, 'pixel') };
  }
}

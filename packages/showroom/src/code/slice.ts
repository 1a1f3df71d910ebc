import { dirname, resolve } from 'node:path';
import { type Import, type ModuleParts, readModule } from './bindings.ts';
import { publishedBy } from './published.ts';

/** Libraries that whoever takes a component imports from as well. */
const LIBRARIES = new Set(['react', 'lucide-react']);
/** Data and small parts of stories stand in these files; they are taken along. */
const FIXTURES = /\.fixtures\.tsx?$/;
/** Stories are examples themselves, and their meta is Storybook's. */
const STORY = /\b(?:preview\.meta|meta\.story)\(/;
/** What stories call a mock function. */
export const MOCK = 'fn';

/** Code stands on what nobody can take along: a test, or a part that is not published. */
export class NotToTake extends Error {}

/** What is read once for all stories. */
export class Sources {
  readonly #packages: string;
  readonly #modules = new Map<string, ModuleParts>();
  readonly #published = new Map<string, Map<string, string>>();

  /** @param root folder of the repository, as an absolute path. */
  constructor(root: string) {
    this.#packages = `${root}/packages`;
  }

  module(file: string): ModuleParts {
    const known = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, known);
    return known;
  }

  /** Where a name is found by whoever installs the packages. */
  addressOf(name: string, source: string): string | undefined {
    if (LIBRARIES.has(source)) return source;
    const folder = /\/packages\/(\w+)\/src\//.exec(source)?.[1] ?? /^@parley\/(\w+)/.exec(source)?.[1];
    if (!folder) return undefined;
    const known = this.#published.get(folder) ?? publishedBy(`${this.#packages}/${folder}`);
    this.#published.set(folder, known);
    return known.get(name);
  }
}

/** The part of some modules that code needs to run elsewhere. */
export class Slice {
  readonly #sources: Sources;
  readonly #imports = new Map<string, Set<string>>();
  /** Names of each declaration. */
  readonly #declarations = new Map<string, string[]>();
  /** File of each name. */
  readonly #taken = new Map<string, string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Takes what a name of a module stands for, with all that this needs in turn. */
  take(name: string, file: string): void {
    const bound = this.#sources.module(file).bindings.get(name);
    if (!bound) return;
    if (bound.kind === 'import') {
      this.#import(name, bound, file);
      return;
    }
    const before = this.#taken.get(name);
    if (before === file) return;
    if (before || STORY.test(bound.text)) throw new NotToTake(name);
    this.#taken.set(name, file);
    for (const needed of bound.reads) if (needed !== name) this.take(needed, file);
    this.#declarations.set(bound.text, [...(this.#declarations.get(bound.text) ?? []), name]);
  }

  /** The code with what it needs before it. */
  before(code: string): string {
    const imports = [...this.#imports].map(
      ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
    );
    return [imports.sort().join('\n'), ...this.#readBy(code), code].join('\n\n');
  }

  /** Declarations that are read indeed: a parameter or a key of the same name reads nothing. */
  #readBy(code: string): string[] {
    const kept: string[] = [];
    for (const [text, names] of [...this.#declarations].reverse())
      if (names.some((name) => new RegExp(`\\b${name}\\b`).test([code, ...kept].join('\n'))))
        kept.unshift(text);
    return kept;
  }

  #import(local: string, { from, name, typeOnly }: Import, file: string): void {
    if (from === 'storybook/test' && name === MOCK) return;
    const source = from.startsWith('.') ? resolve(dirname(file), from) : from;
    if (FIXTURES.test(source) && local === name) {
      this.take(name, source);
      return;
    }
    // A default export is published by the name that it has here.
    const sought = name === 'default' ? local : name;
    const address = this.#sources.addressOf(sought, source);
    if (!address) throw new NotToTake(sought);
    const named = `${typeOnly ? 'type ' : ''}${sought === local ? local : `${sought} as ${local}`}`;
    this.#imports.set(address, (this.#imports.get(address) ?? new Set()).add(named));
  }
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Files of a build, read once each and kept in memory; a newer build is noticed by its time. */
export interface StaticFiles {
  /**
   * The reply for a path below the folder, such as `/assets/a.js`; null for what is not there or not for the
   * public (source maps, dotfiles, anything outside).
   */
  serve(path: string, request: Request, headers?: Record<string, string>): Promise<Response | null>;
  /** The content of a file, for a page that is completed for each reader; null as above. */
  text(path: string): Promise<string | null>;
}

interface StoredFile {
  modified: number;
  type: string;
  etag: string;
  /** Content by encoding; '' is the plain one. */
  contents: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Encodings beside which the build leaves a file, best first. */
const ENCODINGS: readonly [name: string, ending: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
/** A name that ends in a hash of the content, as bundlers make them. */
const HASHED = /-[\w-]{8,}\.\w+$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves a folder of built files. It may appear later, or never: then nothing is found.
 * @param hashed where the files are whose names the bundler made from their content.
 */
export function createStaticFiles(folder: string, hashed: string): StaticFiles {
  const stored = new Map<string, StoredFile>();

  async function load(path: string): Promise<StoredFile | null> {
    const full = join(folder, path);
    const info = await stat(full).catch(() => null);
    if (!info?.isFile()) return null;
    const known = stored.get(path);
    if (known?.modified === info.mtimeMs) return known;
    const plain = await readFile(full);
    const contents = new Map([['', new Uint8Array(plain)]]);
    for (const [name, ending] of ENCODINGS) {
      const encoded = await readFile(full + ending).catch(() => null);
      if (encoded) contents.set(name, new Uint8Array(encoded));
    }
    const file = {
      modified: info.mtimeMs,
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      contents,
    };
    stored.set(path, file);
    return file;
  }

  return {
    async text(path) {
      const file = isPublic(path) ? await load(path) : null;
      return file && new TextDecoder().decode(file.contents.get(''));
    },

    async serve(path, request, headers = {}) {
      if (!isPublic(path)) return null;
      const file = await load(path);
      if (!file) return null;
      const common = {
        etag: file.etag,
        vary: 'accept-encoding',
        'cache-control':
          path.startsWith(hashed) && HASHED.test(path)
            ? `public, max-age=${YEAR_SECONDS}, immutable`
            : 'no-cache',
        ...headers,
      };
      if (request.headers.get('if-none-match')?.includes(file.etag)) {
        return new Response(null, { status: 304, headers: common });
      }
      const encoding = bestOf(file, request.headers.get('accept-encoding') ?? '');
      const content = file.contents.get(encoding) as Uint8Array<ArrayBuffer>;
      return new Response(request.method === 'HEAD' ? null : content, {
        headers: {
          ...common,
          'content-type': file.type,
          'content-length': String(content.byteLength),
          ...(encoding === '' ? {} : { 'content-encoding': encoding }),
        },
      });
    },
  };
}

function isPublic(path: string): boolean {
  const isPlain = /^(\/[\w@-][\w.@-]*)+$/.test(path);
  return isPlain && !/\.(map|br|gz)$/.test(path);
}

function bestOf(file: StoredFile, accepted: string): string {
  const names = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return ENCODINGS.find(([name]) => names.has(name) && file.contents.has(name))?.[0] ?? '';
}

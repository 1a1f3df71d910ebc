import { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { PageFindingCode } from '@parley/model';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Everything together, in ms: a call is given up after 8 s. */
const FETCH_MS = 6000;
const MAX_REDIRECTS = 5;
/** What is read of a page, after decompression: the rest is not looked at. */
const PAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Ports that a page of the web has. */
const PORTS = ['', '80', '443'];

/** Addresses of this machine itself, as a connection is made to them. */
const OWN_ADDRESSES = ['127.0.0.1', '::1'];

/** IPv6 addresses that hold one of IPv4 (`::/96`, RFC 4291), which the filter takes for public ones. */
const EMBEDDED_IPV4 = /^\[::([0-9a-f]{1,4}:)?[0-9a-f]{1,4}\]$/;

/** As a visitor's browser asks, and saying who it is. No cookies, no tokens. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; ParleyPageCheck/1.0)',
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
};

/** Redirects that a browser follows. */
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** A page as it came, after redirects. */
export interface FetchedPage {
  url: URL;
  redirects: number;
  headers: IncomingHttpHeaders;
  html: string;
  /** Whether that is all of it. */
  isWhole: boolean;
}

/** Thrown where a page could not be had; nothing of what came instead is kept. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly code: PageFindingCode;
  readonly about: string;

  constructor(code: PageFindingCode, about = '') {
    super(code);
    this.code = code;
    this.about = about;
  }
}

/** @throws {PageFailure} */
export type FetchPage = (address: string) => Promise<FetchedPage>;

export interface FetchPageOptions {
  /**
   * Whether pages of this machine itself may be asked for, on any port: only where nobody else can reach the
   * server, as in the demo.
   */
  ownMachine: boolean;
  /** How names are found, where tests do not ask DNS. */
  find?: LookupFunction;
  /** Everything together, in ms. @default 6000 */
  milliseconds?: number;
}

/**
 * Makes what fetches a page whose address somebody else chose (WG-7). The connection itself is refused where
 * it would lead into a network that is not public, whatever name led there and however often it is asked for,
 * so that neither redirects nor DNS lead inside.
 */
export function createFetchPage({
  ownMachine,
  find = lookup as LookupFunction,
  milliseconds = FETCH_MS,
}: FetchPageOptions): FetchPage {
  const allowIPAddressList = ownMachine ? OWN_ADDRESSES : [];
  const agents = {
    'http:': new RequestFilteringHttpAgent({ allowIPAddressList }),
    'https:': new RequestFilteringHttpsAgent({ allowIPAddressList }),
  };

  /** Asks for one address, and follows nothing. */
  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    const agent = agents[isSecure ? 'https:' : 'http:'];
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).get(url, { agent, signal, headers: HEADERS, lookup: find });
      request.on('response', resolve).on('error', reject);
    });
  }

  return async (address) => {
    // One that is aborted takes its connection along.
    const signal = AbortSignal.timeout(milliseconds);
    let url = new URL(address);
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        requireAskable(url, ownMachine);
        const response = await ask(url, signal);
        const { statusCode, headers } = response;
        const next = REDIRECTS.includes(statusCode) && headers.location;
        if (!next) return { url, redirects, headers, ...(await contentOf(response)) };
        response.destroy();
        const followed = URL.parse(next, url);
        if (!followed) throw new PageFailure('page.elsewhere');
        url = followed;
      }
    } catch (cause) {
      if (cause instanceof PageFailure) throw cause;
      throw new PageFailure(signal.aborted ? 'page.timeout' : codeOf(cause, url));
    }
    throw new PageFailure('page.loop');
  };
}

/** @throws {PageFailure} for an address that no page of the web has */
function requireAskable(url: URL, ownMachine: boolean): void {
  const isWeb = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  const isPort = PORTS.includes(url.port) || (ownMachine && isOwnMachine(url));
  if (!isWeb || !isPort) throw new PageFailure('page.elsewhere');
  if (EMBEDDED_IPV4.test(url.hostname) && !isOwnMachine(url)) throw new PageFailure('page.private');
}

/** Whether an address is of this machine itself. */
export const isOwnMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || OWN_ADDRESSES.includes(bare(hostname));

/** A host without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** @throws {PageFailure} for what is no page; what it holds is then not read */
async function contentOf(response: IncomingMessage): Promise<{ html: string; isWhole: boolean }> {
  const { statusCode = 0, headers } = response;
  const refused =
    statusCode < 200 || statusCode > 299
      ? new PageFailure('page.status', String(statusCode))
      : !/^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '') &&
        new PageFailure('page.noHtml');
  if (refused) {
    response.destroy();
    throw refused;
  }
  const decoded = decodedOf(response);
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const piece of decoded as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > PAGE_MAX_BYTES) break;
  }
  // Whatever its charset: what is looked for is ASCII.
  const html = Buffer.concat(pieces).subarray(0, PAGE_MAX_BYTES).toString();
  return { html, isWhole: bytes <= PAGE_MAX_BYTES };
}

/** A body without its compression, which gives no more at a time than is read. */
function decodedOf(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') return response;
  const decoder = DECODERS[coding]?.();
  if (!decoder) {
    response.destroy();
    throw new PageFailure('page.unreadable');
  }
  // Whoever reads the decoder is told of each error.
  return pipeline(response, decoder, () => undefined);
}

const DECODERS: Record<string, (() => ReturnType<typeof createGunzip>) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What DNS says of a name that it does not know. */
const UNKNOWN_NAMES = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];

/**
 * What became of a connection. A name that leads into a network that is not public is told as one that is not
 * known: otherwise the answer would say which names there are.
 */
function codeOf(cause: unknown, { hostname }: URL): PageFindingCode {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  // Whoever filters connections throws errors without a code.
  if (code === null) return isIP(bare(hostname)) ? 'page.private' : 'page.noServer';
  if (UNKNOWN_NAMES.includes(code)) return 'page.noServer';
  if (/^Z_|^ERR_.*BROTLI|^ERR__?ZLIB/.test(code)) return 'page.unreadable';
  return /CERT|SIGNATURE|^ERR_(TLS|SSL)|^EPROTO$/.test(code) ? 'page.certificate' : 'page.connection';
}

import { PAGE_FINDINGS, type PageFinding, type PageFindingCode } from '@parley/model';
import type { EditedVersions } from '../assistants/assistantEditing.ts';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import { type Assistant, assistants } from '../database/schema.ts';
import { allowsSite, domainFor } from '../http/allowedDomains.ts';
import { isUnderTls } from '../http/underTls.ts';
import { type FetchedPage, type FetchPage, isOwnMachine, PageFailure } from './fetchPage.ts';
import {
  type AskedScript,
  isTrustingScripts,
  type Policy,
  policiesOfHeader,
  policyOfMeta,
  type Stop,
  sandboxWith,
  stopOfFrame,
  stopOfScripts,
} from './policy.ts';
import { type Tag, tagsOf } from './tagsOf.ts';

/** What a page's sandbox must allow: the widget runs scripts and says which site it stands on. */
const SANDBOX_FLAGS = ['allow-scripts', 'allow-same-origin'];

/** A policy of a `<meta>` that is longer than a header can be is none that somebody wrote. */
const META_MAX_LENGTH = 16_384;

/** Findings that are told of a page: more than these are of one that was made to have many. */
export const FINDINGS_MAX = 30;

/** Types of a script that browsers run, but not as a module: the loader asks which script it is. */
const RUN_TYPES = /^\s*((text|application)\/(x-)?(java|ecma)script|text\/(livescript|jscript))?\s*$/i;

/** How a page has the widget. */
interface Installed {
  findings: PageFinding[];
  /** The tag that counts, where it is seen. */
  script: Tag | null;
  /** Where an iframe of the page frames the chat instead; null where none does. */
  frame: URL | null;
  /** Policies in force where that tag stands. */
  policies: readonly Policy[];
}

/** What is known of the assistant and of where it is served from. */
interface Known extends EditedVersions {
  db: Db;
  /** Public origin of Parley. */
  origin: string;
}

/**
 * Fetches a page, and tells what the widget of an assistant would meet there (WG-7): nothing else of the page
 * leaves this function.
 */
export async function checkPage(address: string, fetchPage: FetchPage, known: Known): Promise<PageFinding[]> {
  const standing = finding(`assistant.${known.assistant.status}`);
  let page: FetchedPage;
  try {
    page = await fetchPage(address);
  } catch (cause) {
    if (!(cause instanceof PageFailure)) throw cause;
    return [finding(cause.code, cause.about), standing];
  }
  const tags = tagsOf(page.html);
  const header = page.headers['content-security-policy'] ?? '';
  const ofHeader = policiesOfHeader(Array.isArray(header) ? header.join(',') : header);
  const policies = [...ofHeader, ...tags.flatMap(policyIn)];
  const installed = installedBy(tags, ofHeader, page, known);
  const findings = [
    reached(page),
    ...(page.isWhole ? [] : [finding('page.cut')]),
    standing,
    ...installed.findings,
    ...(await keyOf(installed, known)),
    domainOf(page, known),
    ...scriptsOf(installed, page, known),
    ...framesOf(policies, page, known),
    isolationOf(ofHeader, page),
  ];
  // A page that says the same policy twice has one line to change.
  const unlike = new Map(findings.map((each) => [`${each.code} ${each.line}`, each]));
  return [...unlike.values()].slice(0, FINDINGS_MAX);
}

const finding = (code: PageFindingCode, about = '', line = ''): PageFinding => ({
  ...{ code, outcome: PAGE_FINDINGS[code], about, line },
});

const reached = ({ url, redirects }: FetchedPage) =>
  redirects === 0 ? finding('page.reached') : finding('page.redirected', url.origin + url.pathname);

/** The policy that an element is; none where it is no policy, or stands where it does not count. */
function policyIn({ name, attributes, isInHead }: Tag): Policy[] {
  const says = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy';
  const content = attributes.get('content') ?? '';
  if (name !== 'meta' || !isInHead || !says || content.length > META_MAX_LENGTH) return [];
  return [policyOfMeta(content)];
}

/** What addresses in the page start from: its `<base>`, or its own address. */
function baseOf(tags: readonly Tag[], { url }: FetchedPage): URL {
  const base = tags.find((tag) => tag.name === 'base' && tag.attributes.has('href'));
  return URL.parse(base?.attributes.get('href') ?? '', url) ?? url;
}

/** The address that a tag names. */
function sourceOf({ attributes }: Tag, base: URL): URL | null {
  const source = attributes.get('src')?.trim();
  return source ? URL.parse(source, base) : null;
}

const holdsKey = ({ attributes }: Tag) =>
  attributes.has('data-widget-key') || attributes.has('data-assistant');

/** Whether and how the page has the script. */
function installedBy(
  tags: readonly Tag[],
  ofHeader: readonly Policy[],
  page: FetchedPage,
  { origin }: Known,
): Installed {
  const base = baseOf(tags, page);
  const isOurs = (tag: Tag) => {
    const source = sourceOf(tag, base);
    return source !== null && source.origin === origin && source.pathname === '/widget.js';
  };
  const scripts = tags.filter(({ name }) => name === 'script');
  const ours = scripts.filter(isOurs);
  const [script] = ours;
  // A policy that the page says further down does not stop what stands before it.
  const before = script ? tags.slice(0, tags.indexOf(script)) : tags;
  const frame = script ? null : frameOf(tags, base, origin);
  const policies = [...ofHeader, ...before.flatMap(policyIn)];
  const installed = { script: script ?? null, frame, policies };
  const of = (...findings: PageFinding[]): Installed => ({ ...installed, findings });
  if (!script) {
    if (frame) return of(finding('script.frame'));
    return of(finding(scripts.some(holdsKey) ? 'script.otherServer' : 'script.notSeen'));
  }
  const stopping = attributeThatStops(script);
  if (stopping) return of(finding('script.stopped', stopping));
  // To this machine browsers ask without TLS from any page.
  if (isUnderTls(page.url.href) && !isUnderTls(origin) && !isOwnMachine(new URL(origin))) {
    return of(finding('script.insecure', origin));
  }
  return of(finding(ours.length > 1 ? 'script.twice' : 'script.found'));
}

/** Where an iframe of the page frames the chat; null where none does. */
function frameOf(tags: readonly Tag[], base: URL, origin: string): URL | null {
  const frames = tags.flatMap((tag) => (tag.name === 'iframe' ? (sourceOf(tag, base) ?? []) : []));
  return frames.find((url) => url.origin === origin && url.pathname.startsWith('/widget-chat/')) ?? null;
}

/** The attribute because of which a browser does not run the script; null where it runs. */
function attributeThatStops({ attributes }: Tag): string | null {
  if (!RUN_TYPES.test(attributes.get('type') ?? '')) return 'type';
  // The script changes with each release, and is served to everybody without asking who they are.
  return ['nomodule', 'integrity', 'crossorigin'].find((name) => attributes.has(name)) ?? null;
}

/** Whose key the page has: of another organisation's assistant nothing is told. */
async function keyOf({ script, frame }: Installed, { db, assistant }: Known): Promise<PageFinding[]> {
  if (!script) {
    const framed = frame?.pathname.split('/')[2];
    return framed === undefined ? [] : [keyFinding(await ownerOf(db, assistant, framed, null), assistant)];
  }
  const [id, key] = ['data-assistant', 'data-widget-key'].map((name) => script.attributes.get(name) ?? '');
  if (!id || !key) return [finding('key.missing')];
  if (id === assistant.id && key === assistant.widgetKey) return [finding('key.right')];
  return [keyFinding(await ownerOf(db, assistant, id, key), assistant)];
}

function keyFinding(owner: Pick<Assistant, 'id' | 'name'> | null, assistant: Assistant): PageFinding {
  if (!owner) return finding('key.unknown');
  return owner.id === assistant.id ? finding('key.right') : finding('key.otherAssistant', owner.name);
}

/** The assistant of the same organisation that id and key name alike; without a key, that the id does. */
async function ownerOf(db: Db, { organisationId }: Assistant, id: string, key: string | null) {
  const rows = await db
    .select({ id: assistants.id, name: assistants.name, widgetKey: assistants.widgetKey })
    .from(assistants)
    .where(assistantsOf(organisationId));
  return rows.find((row) => row.id === id && (key === null || row.widgetKey === key)) ?? null;
}

/** Whether the page's site is among the domains that are in force. */
function domainOf({ url }: FetchedPage, { published, draft, origin }: Known): PageFinding {
  if (allowsSite(published?.allowedDomains ?? [], url, origin)) return finding('domain.allowed', url.host);
  if (isUnderTls(origin) && !isUnderTls(url.href)) return finding('domain.insecure');
  if (allowsSite(draft.allowedDomains, url, origin)) return finding('domain.drafted', url.host);
  const domain = domainFor(url, origin);
  if (domain === null) return finding('domain.impossible', url.host);
  return finding('domain.missing', url.host, domain);
}

/** What the page's policies do to the loader, and to the look that it imports. */
function scriptsOf(
  { findings, script, policies }: Installed,
  page: FetchedPage,
  { origin, assistant }: Known,
): PageFinding[] {
  if (findings.some(({ code }) => code === 'script.frame')) return [];
  const nonce = script?.attributes.get('nonce') ?? '';
  const asked: AskedScript[] = [
    { url: new URL('/widget.js', origin), nonce, isByTag: script !== null },
    { url: lookOf(origin, assistant.id), nonce, isByTag: false },
  ];
  const stops = policies.flatMap((policy) => stopOfScripts(policy, asked, page.url) ?? []);
  if (stops.length > 0) return stops.map((stop) => policyFinding('scripts', stop));
  // Who adds the script decides whether it is trusted.
  const isUnknown = script === null && policies.some(isTrustingScripts);
  return [finding(isUnknown ? 'scripts.trusted' : 'scripts.allowed')];
}

const lookOf = (origin: string, id: string) => new URL(`/widget-chat/${id}/look.js`, origin);

function framesOf(policies: readonly Policy[], page: FetchedPage, { origin, assistant }: Known) {
  const frame = new URL(`/widget-chat/${assistant.id}`, origin);
  const stops = policies.flatMap((policy) => stopOfFrame(policy, frame, page.url) ?? []);
  if (stops.length === 0) return [finding('frames.allowed')];
  return stops.map((stop) => policyFinding('frames', stop));
}

function policyFinding(what: 'scripts' | 'frames', { from, line }: Stop): PageFinding {
  return line === '' ? finding('scripts.nonce') : finding(`${what}.${from}`, '', line);
}

/** What keeps the page apart from others. The chat's frame is isolated itself: it may stand in both. */
function isolationOf(ofHeader: readonly Policy[], { headers }: FetchedPage): PageFinding {
  const [sandbox] = ofHeader.flatMap((policy) => sandboxWith(policy, SANDBOX_FLAGS) ?? []);
  if (sandbox !== undefined) return finding('isolation.sandbox', '', sandbox);
  const embedder = String(headers['cross-origin-embedder-policy'] ?? '');
  return finding(
    /^\s*(require-corp|credentialless)\b/.test(embedder) ? 'isolation.isolated' : 'isolation.none',
  );
}

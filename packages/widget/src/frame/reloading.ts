/** What a page hands to the one in its place, in `history.state`, which works without storage. */
interface Kept {
  /** What was typed so far; null where it was not reloaded for code. */
  draft: string | null;
  /** The focus was in the field. */
  isTyping: boolean;
}

/** @throws where it can't be had now */
async function read(address: string, method = 'GET'): Promise<string> {
  const reply = await fetch(address, { method, cache: 'no-store' });
  if (!reply.ok) throw new Error(`${address} can’t be had now.`);
  return reply.text();
}

/**
 * Reloads the page and keeps the draft. Browsers don't import a module again that failed to load, and after a
 * release it may have another name. A page is not left for one that is no better: unless there is a release,
 * each file that this one has asked for must be there now.
 * @param draft what was typed so far
 * @throws where the page or its code can't be had now
 */
export async function reloadWith(draft: string): Promise<void> {
  const page = await read(location.pathname);
  if (page.includes(new URL(import.meta.url).pathname)) {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = files.filter((name) => /\.(js|css)$/.test(name));
    await Promise.all([...new Set(code)].map((name) => read(name, 'HEAD')));
  }
  const isTyping = document.activeElement?.tagName === 'TEXTAREA';
  history.replaceState({ draft, isTyping } satisfies Kept, '');
  location.reload();
}

/** What `reloadWith` kept, once. */
export function takeKept(): Kept {
  const { draft = null, isTyping = false } = (history.state ?? {}) as Partial<Kept>;
  history.replaceState(null, '');
  return { draft, isTyping };
}

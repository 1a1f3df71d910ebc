import { codeFor } from '../QuickStartScreen/installation.ts';
import type { EmbedCode } from '../QuickStartScreen/quickStart.types.ts';
import type { EmbedSnippets } from './editor.types.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * What to paste into a page to have this assistant there (WG-1); `title` names the frame to assistive
 * technology.
 */
export function embedSnippets({ title, ...code }: EmbedCode & { title: string }): EmbedSnippets {
  const frameTitle = title.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
  const src = `${code.origin}/widget-chat/${code.assistant}`;
  return {
    script: codeFor('html', code).code,
    // By the referrer the server learns whether the site may frame the chat, whatever the page's policy is.
    iframe: `<iframe src="${src}" title="${frameTitle}" width="400" height="640" style="border: 0; max-width: 100%" allow="clipboard-write" referrerpolicy="origin"></iframe>`,
    react: codeFor('react', code).code,
  };
}

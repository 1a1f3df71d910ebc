import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Comparison, reportFolder, reportPath } from './compare.ts';
import { baselinePath } from './plan.ts';

const asText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function figure(caption: string, path: string): Promise<string> {
  const picture = await readFile(path).catch(() => null);
  if (!picture) return `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`;
  const source = `data:image/${extname(path).slice(1)};base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;
}

async function section({ name, outcome, detail }: Comparison): Promise<string> {
  const figures = await Promise.all([
    outcome === 'new' ? '' : figure('Before', baselinePath(name)),
    outcome === 'gone' ? '' : figure('After', reportPath(name, 'after')),
    outcome === 'changed' ? figure('Difference', reportPath(name, 'difference')) : '',
  ]);
  const title = `${asText(name)} <small>${outcome}${detail ? `, ${asText(detail)}` : ''}</small>`;
  return `<section><h2>${title}</h2><div class="figures">${figures.join('')}</div></section>`;
}

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 1800px; padding: 24px; }
  h1 { font-size: 20px; } h2 { font-size: 15px; margin: 0 0 8px; } small { font-weight: 400; opacity: .7; }
  section { border-block-start: 1px solid #8884; padding-block: 24px; }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { opacity: .7; } img { max-width: 100%; border: 1px solid #8884; }
`;

/**
 * Writes one page that shows, without any other file, what differs from the baselines.
 * @returns the page's path.
 */
export async function writeReport(comparisons: readonly Comparison[], summary: string): Promise<string> {
  const sections: string[] = [];
  for (const comparison of comparisons.filter(({ outcome }) => outcome !== 'same'))
    sections.push(await section(comparison));
  const path = join(reportFolder, 'index.html');
  await mkdir(reportFolder, { recursive: true });
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual regression</title><style>${style}</style><h1>Visual regression</h1><p>${asText(summary)}</p>${sections.join('\n')}</html>\n`,
  );
  return path;
}

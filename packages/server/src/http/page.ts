import { LOCALES, type Locale } from '@parley/model';
import { html } from 'hono/html';
import { languageDetector } from 'hono/language';

type Html = ReturnType<typeof html>;

/** Where the stylesheet of the server's own pages is served. */
export const PAGE_STYLES_PATH = '/server-pages.css';

/** Largest form of such a page: a few fields. */
export const FORM_MAX_BYTES = 16 * 1024;

/** Finds out the browser's language, English if it is none of ours, as `c.get('language')`. */
export const browserLanguage = languageDetector({
  supportedLanguages: [...LOCALES],
  fallbackLanguage: 'en',
  order: ['header'],
  caches: false,
});

/** A small page of the server's own: no script, one stylesheet. */
export function page(title: string, content: Html, language: Locale): Html {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} | Parley</title>
    <link rel="stylesheet" href="${PAGE_STYLES_PATH}" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** Styles of the server's own pages. */
export const pageStyles = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1c1d29, #eceef6);
  --soft: light-dark(#5b5e73, #a9adc4);
  --ground: light-dark(#f4f5fa, #14151f);
  --card: light-dark(#fff, #1e202d);
  --line: light-dark(#dcdeea, #34374a);
  --main: light-dark(#4338ca, #a5adff);
  --on-main: light-dark(#fff, #14151f);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 Inter, system-ui, sans-serif; }
main { max-inline-size: 44rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1.1rem; margin: 0 0 0.75rem; }
p { margin: 0 0 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; margin-block: 1.25rem; }
.soft { color: var(--soft); }
.notice { border-inline-start: 4px solid var(--main); padding-inline-start: 0.75rem; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: 0.5rem 0.5rem 0.5rem 0; border-block-end: 1px solid var(--line); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; justify-content: space-between; padding-block: 0.5rem; }
button { font: inherit; font-weight: 600; border: 1px solid var(--main); border-radius: 8px; padding: 0.5rem 1rem; cursor: pointer; background: var(--main); color: var(--on-main); }
a.button { display: inline-block; font-weight: 600; border-radius: 8px; padding: 0.5rem 1rem; background: var(--main); color: var(--on-main); text-decoration: none; }
form.fields { flex-direction: column; align-items: stretch; gap: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; }
form.fields p { margin: -0.75rem 0 0; font-size: 0.875rem; }
form.fields button { align-self: flex-start; }
label { display: flex; flex-direction: column; gap: 0.25rem; font-weight: 600; }
input { font: inherit; font-weight: 400; padding: 0.5rem 0.75rem; min-block-size: 44px; border: 1px solid var(--soft); border-radius: 8px; background: var(--card); color: var(--ink); }
button.quiet { background: transparent; color: var(--main); }
a { color: var(--main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`;

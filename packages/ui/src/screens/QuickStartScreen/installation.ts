import type { EmbedCode } from './quickStart.types.ts';

/** Where a site can run; the names are their owners', the same in every language. */
export const PLATFORMS = {
  html: 'HTML',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  webflow: 'Webflow',
  react: 'React',
  gtm: 'Google Tag Manager',
} as const;
export type Platform = keyof typeof PLATFORMS;

/** Whether something has still to be put into the code by hand. */
export const isIncomplete = ({ assistant, widgetKey }: EmbedCode) => assistant === null || widgetKey === null;

/** The code that puts an assistant on a page of this platform, ready to be pasted (WG-1). */
export function codeFor(
  platform: Platform,
  { origin, assistant, widgetKey }: EmbedCode,
): { code: string; language: string } {
  const src = `${origin}/widget.js`;
  const guid = assistant ?? '{guid}';
  const key = widgetKey ?? '{key}';
  switch (platform) {
    case 'react':
      return { language: 'jsx', code: reactComponent(src, guid, key) };
    case 'gtm':
      return { language: 'html', code: tagManagerScript(src, guid, key) };
    default:
      return {
        language: 'html',
        code: `<script async src="${src}" data-assistant="${guid}" data-widget-key="${key}"></script>`,
      };
  }
}

const reactComponent = (src: string, guid: string, key: string) => `import { useEffect } from 'react';

export function ParleyWidget() {
  useEffect(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = '${src}';
    script.dataset.assistant = '${guid}';
    script.dataset.widgetKey = '${key}';
    document.body.append(script);
    return () => {
      window.Parley?.destroy();
      script.remove();
    };
  }, []);
  return null;
}`;

const tagManagerScript = (src: string, guid: string, key: string) => `<script>
  (function () {
    var script = document.createElement('script');
    script.async = true;
    script.src = '${src}';
    script.setAttribute('data-assistant', '${guid}');
    script.setAttribute('data-widget-key', '${key}');
    document.body.appendChild(script);
  })();
</script>`;

import { expect, test } from 'vitest';
import { tagsOf } from './tagsOf.ts';

/** Name, first attribute, and whether it stands in the head. */
const seen = (html: string) =>
  tagsOf(html).map(({ name, attributes, isInHead }) => {
    const [first] = attributes;
    return `${name} ${first?.join('=')}${isInHead ? ' head' : ''}`;
  });

test('WG-7: tags are seen as browsers do', () => {
  expect(
    seen(`\ufeff<!doctype html><html><HEAD><title><script src=no></title>
      <noscript><img src="pixel"><script src="no"></script></noscript>
      <template><template></template><script src=no></script></template>
      <META http-equiv = 'x' content="&quot;&#65;"><style>a{}</style></head>
      <script src=late>"<script src=no>"</script>
      <body><!-- <script src="no"></script> --><script SRC='a&amp;b' src=no></script>
      <textarea><script src="no"></script></textarea><iframe src="f"><script src=no></script></iframe>
      <meta name="body"/>`),
  ).toEqual([
    'meta http-equiv=x head',
    'script src=late head',
    'script src=a&b',
    'iframe src=f',
    'meta name=body',
  ]);
});

test.each(['text', '<p>', '<body>', '<noscript></noscript><div>'])('WG-7: %j ends the head', (html) => {
  expect(seen(`${html}<meta name=x>`)).toEqual(['meta name=x']);
});

test.each([
  ['deep nesting', '<div>'.repeat(400_000) + '</p>'.repeat(100)],
  ['tags that close nothing', '<a>'.repeat(330_000) + '</b>'.repeat(250_000)],
  [
    'very many attributes',
    `<script ${Array.from({ length: 260_000 }, (_, index) => index.toString(36)).join(' ')}>`,
  ],
  ['an open tag', `<script ${'='.repeat(2_000_000)}`],
  ['open comments', '<!-'.repeat(600_000)],
  ['entities', `<meta content="${'&'.repeat(2_000_000)}`],
])('WG-7: %s cost no more than their length', (_, html) => {
  const begun = performance.now();
  tagsOf(html);
  expect(performance.now() - begun).toBeLessThan(4000);
});

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

// So long that work which grows with the square of the length would outlast the test.
test.each([
  ['deep nesting', '<div>'.repeat(400_000) + '</p>'.repeat(100), 0],
  ['tags that close nothing', '<a>'.repeat(330_000) + '</b>'.repeat(250_000), 0],
  [
    'very many attributes',
    `<script ${Array.from({ length: 260_000 }, (_, index) => index.toString(36)).join(' ')}>`,
    260_000,
  ],
  ['an open tag', `<script ${'='.repeat(2_000_000)}`, 0],
  ['open comments', '<!-'.repeat(600_000), 0],
  ['entities', `<meta content="${'&'.repeat(2_000_000)}`, 0],
])('WG-7: %s are read to the end', (_, html, attributes) => {
  const [tag] = tagsOf(html);
  expect(tag?.attributes.size ?? 0).toBe(attributes);
});

import { Hono } from 'hono';
import { html } from 'hono/html';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from '../seed/demo.ts';
import { hostPageStyles } from './hostPageStyles.ts';

/** What the shop sells. */
const PRODUCTS = [
  {
    name: 'Polaris 2',
    kind: 'Tent for two',
    price: '€ 349',
    look: 'tent',
    note: '2.4 kg, stands in wind force 9.',
  },
  {
    name: 'Fjell 65',
    kind: 'Trekking backpack',
    price: '€ 229',
    look: 'pack',
    note: 'Carries 20 kg for a week.',
  },
  { name: 'Ember', kind: 'Gas stove', price: '€ 79', look: 'stove', note: 'A litre boils in three minutes.' },
] as const;

/**
 * A foreign site, on an origin of its own, that embeds the widget: a small shop with a policy as strict as a
 * careful site's, styles of its own, and no knowledge of Parley but the snippet.
 * @param parley origin that serves the widget.
 */
export function createHostPage(parley: string): Hono {
  const policy = [
    "default-src 'none'",
    `script-src ${parley}`,
    "style-src 'self'",
    "img-src 'self'",
    `frame-src ${parley}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const site = new Hono();
  site.use(async (c, next) => {
    await next();
    c.header('content-security-policy', policy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  site.get('/', (c) => c.html(shop(parley)));
  site.get('/shop.css', (c) => c.body(hostPageStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return site;
}

function shop(parley: string) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Nordlicht Outdoor: tents, packs and stoves</title>
    <link rel="stylesheet" href="/shop.css" />
    <script async src="${parley}/widget.js" data-assistant="${HOST_PAGE_ASSISTANT}" data-widget-key="${HOST_PAGE_WIDGET_KEY}"></script>
  </head>
  <body>
    <header>
      <a class="brand" href="/">Nordlicht <span>Outdoor</span></a>
      <nav aria-label="Shop">
        <a href="#gear">Gear</a>
        <a href="#service">Service</a>
        <a href="#stores">Stores</a>
      </nav>
    </header>
    <main>
      <section class="hero">
        <h1>Sleep where the road ends</h1>
        <p>Tents, packs and stoves, tested by us on 64 nights a year north of the Arctic Circle.</p>
        <a class="call" href="#gear">See the gear</a>
      </section>
      <section id="gear">
        <h2>Made for long trips</h2>
        <ul class="products">
          ${PRODUCTS.map(
            ({ name, kind, price, look, note }) => html`<li>
            <div class="picture ${look}"></div>
            <h3>${name}</h3>
            <p class="kind">${kind}</p>
            <p>${note}</p>
            <p class="price">${price}</p>
          </li>`,
          )}
        </ul>
      </section>
      <section id="service">
        <h2>Questions?</h2>
        <p>Ask our assistant about delivery, returns, sizes or care: the round button in the corner.</p>
      </section>
      <section id="stores">
        <h2>Five stores</h2>
        <p>Hamburg, Berlin, Munich, Leipzig and Vienna: come in and pitch a tent indoors.</p>
      </section>
    </main>
    <footer>Nordlicht Outdoor is an invented shop that shows how Parley looks on a site of its own.</footer>
  </body>
</html>`;
}

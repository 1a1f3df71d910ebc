import type { ReportData, ReportedPicture } from '../report.ts';

declare global {
  /** Set by `data.js`. */
  var report: ReportData;
}

const found = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const filters = found<HTMLFormElement>('#filters');
const list = found<HTMLOListElement>('#list');
const pictures = found<HTMLElement>('#pictures');
const folderOf = ({ storyId }: ReportedPicture) => storyId.split('-', 1)[0] ?? '';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function fillSelect(name: string, keyOf: (picture: ReportedPicture) => string): void {
  const counts = new Map<string, number>();
  for (const picture of report.pictures) counts.set(keyOf(picture), (counts.get(keyOf(picture)) ?? 0) + 1);
  const options = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  found<HTMLSelectElement>(`#filters [name=${name}]`).append(
    element('option', { value: '', textContent: `All (${report.pictures.length})` }),
    ...options.map(([value, count]) => element('option', { value, textContent: `${value} (${count})` })),
  );
}

let shown: ReportedPicture[] = [];
let current = 0;

function applyFilters(): void {
  const { outcome, folder, mode, text } = Object.fromEntries(new FormData(filters)) as Record<string, string>;
  shown = report.pictures.filter(
    (picture) =>
      (!outcome || picture.outcome === outcome) &&
      (!folder || folderOf(picture) === folder) &&
      (!mode || picture.mode === mode) &&
      (!text || picture.storyId.includes(text.toLowerCase())),
  );
  found('#count').textContent = `${shown.length} of ${report.pictures.length}`;
  list.replaceChildren(
    ...shown.map(({ storyId, mode, outcome }, index) => {
      const button = element(
        'button',
        { type: 'button', onclick: () => choose(index) },
        `${storyId}/${mode}`,
      );
      button.append(element('small', { textContent: outcome }));
      return element('li', {}, button);
    }),
  );
  choose(0);
}

function choose(index: number): void {
  current = Math.max(0, Math.min(shown.length - 1, index));
  for (const [at, button] of [...list.querySelectorAll('button')].entries()) {
    button.ariaCurrent = String(at === current);
    if (at === current) button.scrollIntoView({ block: 'nearest' });
  }
  draw();
}

const sizeOf = (picture: ReportedPicture['before']) =>
  picture ? `${picture.width} × ${picture.height}` : 'none';

function figure(caption: string, picture: ReportedPicture['before']): HTMLElement {
  if (!picture) return element('figure', {}, element('figcaption', { textContent: `${caption}: none` }));
  const link = element('a', { href: picture.path, target: '_blank' });
  link.append(element('img', { src: picture.path, alt: caption }));
  return element(
    'figure',
    {},
    element('figcaption', { textContent: `${caption}, ${sizeOf(picture)}` }),
    link,
  );
}

function stacked(kind: 'slider' | 'blink', { before, after }: ReportedPicture): HTMLElement {
  const stack = element('div', { className: `stack ${kind}` });
  for (const picture of [before, after])
    if (picture) stack.append(element('img', { src: picture.path, alt: '' }));
  const place = (at: string) => stack.style.setProperty('--at', `${at}%`);
  place('50');
  const slider = element('input', {
    type: 'range',
    value: '50',
    ariaLabel: 'Before at the left, after at the right',
  });
  slider.oninput = () => place(slider.value);
  return element('div', { className: 'stacked' }, ...(kind === 'slider' ? [slider] : []), stack);
}

function draw(): void {
  const picture = shown[current];
  found('#name').textContent = picture ? `${picture.storyId}/${picture.mode}` : 'No picture';
  found('#facts').textContent = picture ? [picture.outcome, picture.detail].filter(Boolean).join(', ') : '';
  found<HTMLAnchorElement>('#story').hidden = !picture;
  if (!picture) {
    pictures.replaceChildren();
    return;
  }
  found<HTMLAnchorElement>('#story').href = picture.address;
  const view = found<HTMLInputElement>('#views input:checked').value;
  const both = picture.before && picture.after;
  if (both && (view === 'slider' || view === 'blink')) pictures.replaceChildren(stacked(view, picture));
  else if (view === 'difference' && picture.difference)
    pictures.replaceChildren(figure('Difference', picture.difference));
  else
    pictures.replaceChildren(
      ...(picture.outcome === 'new' ? [] : [figure('Before', picture.before)]),
      ...(picture.outcome === 'gone' ? [] : [figure('After', picture.after)]),
      ...(picture.difference ? [figure('Difference', picture.difference)] : []),
    );
}

document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
  const types = target instanceof HTMLInputElement && target.type === 'search';
  if (types || ctrlKey || metaKey) return;
  if (key === 'j') choose(current + 1);
  if (key === 'k') choose(current - 1);
  const view = found<HTMLInputElement>(`#views label:nth-of-type(${'1234'.indexOf(key) + 1 || 99}) input`);
  if (view) {
    view.checked = true;
    draw();
  }
});
found('#views').addEventListener('change', draw);
filters.addEventListener('input', applyFilters);
filters.addEventListener('submit', (event) => event.preventDefault());

found('#summary').textContent = report.summary;
fillSelect('outcome', ({ outcome }) => outcome);
fillSelect('folder', folderOf);
fillSelect('mode', ({ mode }) => mode);
applyFilters();

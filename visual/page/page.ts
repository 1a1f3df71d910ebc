import type { Deciding, Decision, DeskState } from '../desk.ts';
import type { ReportData, ReportedPicture } from '../report.ts';
import { cropped, element, figure, linesOf, stacked } from './pictures.ts';

declare global {
  /** Set by `data.js`. */
  var report: ReportData;
}

/** Where `pnpm storybook` answers, when no desk says where another one runs. */
const STORYBOOK = 'http://localhost:6006/';

const found = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const filters = found<HTMLFormElement>('#filters');
const list = found<HTMLOListElement>('#list');
const pictures = found<HTMLElement>('#pictures');
const deciding = found<HTMLFormElement>('#deciding');
/** Null where the page was opened as a file: then it only shows. */
let desk: DeskState | null = null;
const decisionOf = ({ name }: ReportedPicture): Decision | 'open' => desk?.decisions[name] ?? 'open';
const folderOf = ({ storyId }: ReportedPicture) => storyId.split('-', 1)[0] ?? '';

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

/** @param kept the picture that stays in view, where it is among them */
function applyFilters(kept = shown[current]?.name): void {
  const values = Object.fromEntries(new FormData(filters)) as Record<string, string>;
  const { outcome, folder, mode, decision, text, once } = values;
  const met = new Set<number>();
  const isFirst = ({ group }: ReportedPicture) => met.size < met.add(group).size;
  shown = report.pictures
    .filter(
      (picture) =>
        (!outcome || picture.outcome === outcome) &&
        (!folder || folderOf(picture) === folder) &&
        (!mode || picture.mode === mode) &&
        (!decision || decisionOf(picture) === decision) &&
        (!text || picture.storyId.includes(text.toLowerCase())),
    )
    .filter((picture) => !once || isFirst(picture));
  found('#count').textContent = `${shown.length} of ${report.pictures.length}`;
  const decided = report.pictures.filter((picture) => decisionOf(picture) !== 'open').length;
  found('#progress').textContent = desk ? `${decided} of ${report.pictures.length} decided` : '';
  list.replaceChildren(...shown.map((picture, index) => element('li', {}, entry(picture, index))));
  choose(
    Math.max(
      0,
      shown.findIndex(({ name }) => name === kept),
    ),
  );
}

type Control = HTMLInputElement | HTMLSelectElement;
const controls = () => [...document.querySelectorAll<Control>('#filters [name], #views [name]')];
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
const tickOf = ({ type, value }: HTMLInputElement) => (type === 'checkbox' ? 'on' : value);

/** Keeps in the address what differs from the beginning: filters, the picture in view, and how it is seen. */
function keepPlace(): void {
  const place = new URLSearchParams();
  for (const control of controls()) {
    if (!isTicked(control)) {
      if (control.value) place.set(control.name, control.value);
    } else if (control.checked !== control.defaultChecked) {
      if (control.checked) place.set(control.name, tickOf(control));
      else if (control.type === 'checkbox') place.set(control.name, 'off');
    }
  }
  if (current > 0) place.set('picture', shown[current]?.name ?? '');
  // Replaced, and not added: who has looked through forty pictures goes back with one step.
  history.replaceState(null, '', `#${place}`);
}

/** Goes where the address says. */
function takePlace(): void {
  const place = new URLSearchParams(location.hash.slice(1));
  for (const control of controls()) {
    const given = place.get(control.name);
    if (isTicked(control))
      control.checked = given === null ? control.defaultChecked : given === tickOf(control);
    else control.value = given ?? '';
  }
  applyFilters(place.get('picture') ?? undefined);
}

const groups = Map.groupBy(report.pictures, ({ group }) => group);
const alikeOf = ({ group }: ReportedPicture) => groups.get(group) ?? [];

function entry(picture: ReportedPicture, index: number): HTMLElement {
  const { name, outcome } = picture;
  const alike = alikeOf(picture).length - 1;
  const decision = decisionOf(picture);
  const facts = [outcome, ...(alike > 0 ? [`${alike} more alike`] : [])].join(', ');
  const button = element('button', { type: 'button', onclick: () => choose(index) });
  button.dataset.decision = decision;
  button.append(
    thumbnail(picture),
    element(
      'span',
      {},
      name,
      element('small', { textContent: decision === 'open' ? facts : `${facts}, ${decision}` }),
    ),
  );
  return button;
}

/** Largest thumbnail, in CSS pixels. */
const THUMBNAIL = { width: 72, height: 48 };

function thumbnail(picture: ReportedPicture): HTMLElement {
  const side = picture.after ?? picture.before;
  const made = side ? cropped(side, picture.area, THUMBNAIL, '') : element('span');
  made.classList.add('thumbnail');
  return made;
}

function choose(index: number): void {
  current = Math.max(0, Math.min(shown.length - 1, index));
  for (const [at, button] of [...list.querySelectorAll('button')].entries()) {
    button.ariaCurrent = String(at === current);
    if (at === current) button.scrollIntoView({ block: 'nearest' });
  }
  draw();
}

/** What stands in place of pictures where the filters leave none. */
function nothing(): HTMLElement[] {
  const clear = element('button', { type: 'button', textContent: 'Clear the search' });
  clear.onclick = () => {
    filters.reset();
    applyFilters();
    found<HTMLInputElement>('#filters [name=text]').focus();
  };
  return [element('p', { textContent: 'No picture of this report has all that is chosen above.' }), clear];
}

/** Room that a caption and the gap before the next figure take, in CSS pixels. */
const CAPTION_ROOM = 48;

const componentOf = ({ storyId }: ReportedPicture) => storyId.split('--', 1)[0];

/**
 * Before and after, cropped to what has changed: in whichever direction most pictures of the component are
 * larger, so that the stage does not turn from one of them to the next.
 */
function change(picture: ReportedPicture): HTMLElement[] {
  const { clientWidth, clientHeight } = pictures;
  const width = clientWidth - 32;
  const height = Math.max(400, clientHeight - 32);
  const beside = { width: width / 2 - 8, height: height - CAPTION_ROOM };
  const below = { width, height: height / 2 - CAPTION_ROOM };
  const isWide = ({ area, before, after }: ReportedPicture) => {
    const seen = area ?? before ?? after ?? beside;
    const scaleIn = (room: typeof beside) => Math.min(room.width / seen.width, room.height / seen.height);
    return scaleIn(below) > scaleIn(beside);
  };
  const kin = report.pictures.filter((each) => componentOf(each) === componentOf(picture) && !each.lines);
  const isBelow = kin.filter(isWide).length > kin.length / 2;
  pictures.classList.toggle('below', isBelow);
  const sides = Object.entries({ Before: picture.before, After: picture.after }).flatMap(([caption, side]) =>
    side ? [{ caption, side }] : [],
  );
  return sides.map(({ caption, side }) =>
    element(
      'figure',
      {},
      element('figcaption', { textContent: caption }),
      cropped(side, picture.area, isBelow ? below : beside, caption),
    ),
  );
}

function draw(): void {
  keepPlace();
  const picture = shown[current];
  const name = found<HTMLElement>('#name');
  name.textContent = picture?.name ?? (report.pictures.length > 0 ? 'Nothing matches' : 'No picture');
  name.title = picture?.name ?? '';
  const facts = found<HTMLElement>('#facts');
  facts.textContent = picture ? [picture.outcome, picture.detail].filter(Boolean).join(', ') : '';
  facts.title = facts.textContent;
  found<HTMLAnchorElement>('#story').hidden = !picture;
  // The lines of a structure can't be laid over each other.
  found<HTMLFieldSetElement>('#views').hidden = !picture || picture.lines !== null;
  found('#keys').toggleAttribute('hidden', !picture);
  deciding.hidden = !desk || !picture;
  pictures.classList.toggle('below', !picture);
  if (!picture) {
    pictures.replaceChildren(...(report.pictures.length > 0 ? nothing() : []));
    return;
  }
  fillScopes(picture);
  found<HTMLAnchorElement>('#story').href = `${desk?.storybook ?? STORYBOOK}${picture.address}`;
  const view = found<HTMLInputElement>('#views input:checked').value;
  const both = picture.before && picture.after;
  if (picture.lines) pictures.replaceChildren(linesOf(picture.lines));
  else if (view === 'change') pictures.replaceChildren(...change(picture));
  else if (both && (view === 'slider' || view === 'blink')) pictures.replaceChildren(stacked(view, picture));
  else if (view === 'difference' && picture.difference)
    pictures.replaceChildren(figure('Difference', picture.difference));
  else
    pictures.replaceChildren(
      ...(picture.outcome === 'new' ? [] : [figure('Before', picture.before)]),
      ...(picture.outcome === 'gone' ? [] : [figure('After', picture.after)]),
    );
}

/** What a decision reaches, from the picture in view. */
const SCOPES = {
  picture: (picture: ReportedPicture) => [picture],
  alike: alikeOf,
  story: ({ storyId }: ReportedPicture) => report.pictures.filter((each) => each.storyId === storyId),
  shown: () => shown,
} satisfies Record<string, (picture: ReportedPicture) => ReportedPicture[]>;

const SCOPE_LABELS: Record<keyof typeof SCOPES, string> = {
  picture: 'this picture',
  alike: 'all equal changes',
  story: 'all of the story',
  shown: 'all in the list',
};

const scopeSelect = found<HTMLSelectElement>('#deciding [name=scope]');

function fillScopes(picture: ReportedPicture): void {
  const chosen = scopeSelect.value || 'alike';
  scopeSelect.replaceChildren(
    ...(Object.keys(SCOPES) as (keyof typeof SCOPES)[]).map((value) =>
      element('option', { value, textContent: `${SCOPE_LABELS[value]} (${SCOPES[value](picture).length})` }),
    ),
  );
  scopeSelect.value = chosen;
}

/** Asks for what was decided before; opened as a file, the page has nobody to ask. */
async function askDesk(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const reply = await fetch('/desk').catch(() => null);
  desk = reply?.ok ? await reply.json() : null;
}

/** Tells the desk what was decided, and goes on to what is still open. */
async function decide(decision: Decision | null): Promise<void> {
  const picture = shown[current];
  if (!desk || !picture) return;
  const names = SCOPES[scopeSelect.value as keyof typeof SCOPES](picture).map(({ name }) => name);
  const body = JSON.stringify({ names, decision } satisfies Deciding);
  const reply = await fetch('/desk', { method: 'POST', body }).catch(() => null);
  const said = reply && (await reply.json());
  found('#decided').textContent = reply?.ok
    ? `${names.length} ${decision ?? 'taken back'}`
    : (said?.error ?? 'The desk does not answer: start it again.');
  if (!reply?.ok) return;
  desk = said;
  applyFilters();
  const open = shown.findIndex((each, index) => index > current && decisionOf(each) === 'open');
  if (decision && decisionOf(shown[current] ?? picture) !== 'open' && open >= 0) choose(open);
}

document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
  const types = target instanceof HTMLInputElement && target.type === 'search';
  if (types || ctrlKey || metaKey) return;
  if (key === 'j') choose(current + 1);
  if (key === 'k') choose(current - 1);
  const decision = { a: 'accepted', r: 'rejected', u: null }[key] as Decision | null | undefined;
  if (decision !== undefined && !(target instanceof HTMLSelectElement)) void decide(decision);
  const view = found<HTMLInputElement>(`#views label:nth-of-type(${'12345'.indexOf(key) + 1 || 99}) input`);
  if (view) {
    view.checked = true;
    draw();
  }
});
found('#views').addEventListener('change', draw);
filters.addEventListener('input', () => applyFilters());
window.addEventListener('hashchange', takePlace);
filters.addEventListener('submit', (event) => event.preventDefault());
deciding.addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.submitter as HTMLButtonElement;
  void decide((value || null) as Decision | null);
});

found('#summary').textContent = report.summary;
fillSelect('outcome', ({ outcome }) => outcome);
fillSelect('folder', folderOf);
fillSelect('mode', ({ mode }) => mode);
found('#filters [name=decision]').append(
  ...['', 'open', 'accepted', 'rejected'].map((value) =>
    element('option', { value, textContent: value || 'All' }),
  ),
);
void askDesk().then(takePlace);

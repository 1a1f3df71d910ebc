import type { ReportedPicture } from '../report.ts';

/** An element with its properties and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** The part of a picture that has changed, as large as it fits, but never enlarged more than four times. */
export function cropped(
  side: NonNullable<ReportedPicture['before']>,
  area: ReportedPicture['area'],
  room: { width: number; height: number },
  alt: string,
): HTMLElement {
  const { left, top, width, height } = area ?? { left: 0, top: 0, width: side.width, height: side.height };
  const scale = Math.min(4, room.width / width, room.height / height);
  const image = element('img', { src: side.path, alt, loading: 'lazy' });
  image.style.cssText = `inline-size: ${side.width * scale}px; translate: ${-left * scale}px ${-top * scale}px`;
  const frame = element('span', { className: 'crop' }, image);
  frame.style.cssText = `inline-size: ${width * scale}px; block-size: ${height * scale}px`;
  return frame;
}

const sizeOf = (picture: ReportedPicture['before']) =>
  picture ? `${picture.width} × ${picture.height}` : 'none';

/** A picture under its caption, whole; a click opens it alone. */
export function figure(caption: string, picture: ReportedPicture['before']): HTMLElement {
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

/** Both pictures over each other, parted by a slider, or one after the other. */
export function stacked(kind: 'slider' | 'blink', { before, after }: ReportedPicture): HTMLElement {
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

/** The lines of a structure that are gone and new. */
export function linesOf(lines: readonly string[]): HTMLElement {
  const shown = lines.map((line) => element(line.startsWith('-') ? 'del' : 'ins', { textContent: line }));
  return element('pre', { className: 'lines' }, ...shown);
}

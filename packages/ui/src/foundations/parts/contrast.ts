import { tokenValue } from './useTheme.ts';

/** Red, green, blue and opacity as a screen has them, from 0 to 255. */
function bytesOf(color: string): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two tokens as the screen shows them now, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(tokenValue(one)), luminanceOf(tokenValue(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** A token now as browsers write colors; a build for production may have written it shorter. */
export function writtenOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = token;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A token now in sRGB, as design programs take it: `#1f6feb`, with two more digits where light passes. */
export const hexOf = (token: string) =>
  `#${bytesOf(tokenValue(token))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{6})ff$/, '$1')}`;

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright';
import { root } from './inputs.ts';
import { fontsConfiguration, typefacesInForce, unpackTypefaces } from './typefaces.ts';

/**
 * The sandbox needs rights that containers rarely have. None of these switches loosens a security rule of the
 * web, so that tests of CSP, CORS and framing prove what they say.
 */
const common = ['--no-sandbox'];

/**
 * These make the same page the same pixels on every machine: no hinting or subpixel text, one color profile,
 * no code paths that depend on the processor. What looks at no pixels is faster without them.
 */
const samePixels = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

const packageFolder = join(root, 'node_modules/@sparticuz/chromium');

/**
 * Unpacks the browser of the lockfile once, safely for processes that start together: into a folder of its
 * own, moved into place whole.
 * @returns absolute path of the folder that holds `chromium`, `fonts.conf` and `al2023/lib`.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const typefaces = createHash('sha256')
    .update(await typefacesInForce())
    .digest('hex')
    .slice(0, 8);
  const folder = join(root, `.cache/chromium-${version}-${typefaces}`);
  if (existsSync(folder)) return folder;
  await mkdir(join(root, '.cache'), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  // The package unpacks into the folder for temporary files and nowhere else, and without care for
  // neighbours.
  execFileSync(process.execPath, [import.meta.filename], { env: { ...process.env, TMPDIR: staging } });
  await unpackTypefaces(join(staging, 'typefaces'));
  const fonts = [join(folder, 'fonts/fonts'), join(folder, 'typefaces')];
  await writeFile(join(staging, 'fonts.conf'), fontsConfiguration(fonts, join(folder, 'fonts-cache')));
  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * The environment in which the unpacked browser finds its typefaces and, where the system lacks nss, its
 * libraries.
 */
function environmentOf(folder: string): Record<string, string> {
  const environment = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') } as Record<
    string,
    string
  >;
  const alone = spawnSync(join(folder, 'chromium'), ['--version'], { env: environment });
  if (alone.status !== 0) environment.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  return environment;
}

/**
 * How Playwright starts the browser of every test, picture and measurement: `CHROMIUM_PATH` where it is set,
 * the Chromium that the lockfile pins on Linux x64, and Playwright's own elsewhere.
 * @param looksAtPixels whether pictures are compared, which must be the same on every machine
 */
export async function browserOptions(looksAtPixels = true): Promise<LaunchOptions> {
  const args = [...common, ...(looksAtPixels ? samePixels : [])];
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };
  const folder = await unpacked();
  return { executablePath: join(folder, 'chromium'), args, env: environmentOf(folder) };
}

if (import.meta.main) {
  const { inflate } = await import('@sparticuz/chromium');
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  await Promise.all(archives.map((name) => inflate(join(packageFolder, 'bin', name))));
}

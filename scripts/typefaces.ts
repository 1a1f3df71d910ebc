import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from './inputs.ts';

/** Files of an installed package that pictures are drawn with. The product ships none of them. */
interface Source {
  package: string;
  folder: string;
  files: RegExp;
}

/**
 * What Open Sans, the browser package's own, lacks of the scripts that people write to an assistant. Their
 * order is that of preference where several hold a character.
 */
const sources: readonly Source[] = [
  {
    package: '@fontsource-variable/noto-sans-arabic',
    folder: 'files',
    files: /^noto-sans-arabic-arabic-wght-normal\.woff2$/,
  },
  { package: '@fontsource-variable/noto-sans-sc', folder: 'files', files: /-wght-normal\.woff2$/ },
  { package: 'twemoji-colr-font', folder: '', files: /^twemoji\.woff2$/ },
  { package: 'dejavu-fonts-ttf', folder: 'ttf', files: /^DejaVuSans(Mono)?(-Bold)?\.ttf$/ },
];

const folderOf = (name: string) => join(root, 'node_modules', name);

async function versionOf(name: string): Promise<string> {
  return JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')).version;
}

/** What tells one set of typefaces from another: their packages with versions. */
export async function typefacesInForce(): Promise<string> {
  const named = sources.map(async ({ package: name }) => `${name}@${await versionOf(name)}`);
  return (await Promise.all(named)).join('\n');
}

/** Settles with the typeface that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A WOFF2 file as TrueType, copied before the next is begun, whoever asks for that: it takes the same memory.
 */
function trueTypeOf(file: string): Promise<Buffer> {
  const typeface = last.then(async () => {
    const { decompress } = await import('wawoff2');
    return Buffer.from(await decompress(await readFile(file)));
  });
  last = typeface.catch(() => undefined);
  return typeface;
}

/** Puts the typefaces into a folder as TrueType: the browser reads no WOFF2 among those of the system. */
export async function unpackTypefaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { package: name, folder: within, files } of sources) {
    const from = join(folderOf(name), within);
    for (const file of (await readdir(from)).filter((file) => files.test(file))) {
      if (file.endsWith('.ttf')) await copyFile(join(from, file), join(folder, file));
      else
        await writeFile(join(folder, `${basename(file, '.woff2')}.ttf`), await trueTypeOf(join(from, file)));
    }
  }
}

const families = (names: readonly string[]) => names.map((name) => `<family>${name}</family>`).join('');

const prefer = (family: string, ...typefaces: string[]) =>
  `  <alias binding="strong"><family>${family}</family><prefer>${families(typefaces)}</prefer></alias>`;

/**
 * A fontconfig file that knows only the typefaces in `folders`, so that no picture depends on what a machine
 * has installed.
 */
export const fontsConfiguration = (folders: readonly string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${prefer('monospace', 'DejaVu Sans Mono')}
${prefer('sans-serif', 'Open Sans', 'Noto Sans Arabic', 'Noto Sans SC', 'Twemoji')}
${prefer('system-ui', 'Open Sans', 'Noto Sans Arabic', 'Noto Sans SC', 'Twemoji')}
${prefer('emoji', 'Twemoji')}
</fontconfig>
`;

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAllBuilt, serverMain } from './build.ts';

// Builds what changed and starts everything: portal and API, identity provider, host page (CMD-1). The build
// has a process of its own, so that its memory is given back before the server runs.
if (!(await isAllBuilt())) {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
}
await import(pathToFileURL(serverMain).href);

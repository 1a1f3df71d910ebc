import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// Builds what changed and starts everything: portal and API, identity provider, host page (CMD-1). The build
// has a process of its own, so that its memory is given back before the server runs.
execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
await import('@parley/server/main');

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// In JavaScript and before anything else: modules that are kept compiled are not stripped of their types
// again, which takes 20 MB and a twentieth of a second.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
// The embedded database is one WebAssembly module; compiled by all cores at once it leaves 30 MB behind.
setFlagsFromString('--wasm-num-compilation-tasks=1');
await import('./serve.ts');

export type { Clock } from './clock.ts';
export { readConfig, type ServerConfig } from './config.ts';
export { DEMO_PASSWORD, demoOrganisations } from './seed/demo.ts';
export { type RunningServer, type ServerParts, startServer } from './start.ts';
export { StartError } from './startError.ts';

export { type Clock, systemClock } from './clock.ts';
export { readConfig, type ServerConfig } from './config.ts';
export { openDatabase } from './database/database.ts';
export { DEMO_PASSWORD, demoOrganisations } from './seed/demo.ts';
export { seed } from './seed/seed.ts';
export { type RunningServer, type ServerParts, startServer } from './start.ts';
export { StartError } from './startError.ts';

import { ConfigError, loadConfig, type PortalConfig } from './config.ts';
import { sendFirstCalls } from './firstCalls.ts';

/**
 * The configuration, or what is wrong with it. This module is in a file of its own, which runs before the
 * larger ones are there (`vite.config.ts`): with the configuration the first calls leave.
 */
export const whenConfigured: Promise<PortalConfig | ConfigError> = loadConfig().catch((error: unknown) => {
  if (error instanceof ConfigError) return error;
  throw error;
});

void whenConfigured.then(
  (config) => {
    if (!(config instanceof ConfigError)) sendFirstCalls(config, Date.now());
  },
  // Told by who waits for the configuration.
  () => undefined,
);

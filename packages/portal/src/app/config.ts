import type { ProviderKind } from '@parley/machines';

/** What differs between tenants and environments; served as `/config.json` (CMD-5). */
export interface PortalConfig {
  /** Origin of the API without a slash at the end; '' for the portal's own. */
  apiBaseUrl: string;
  identity: {
    /** The provider that Parley brings along, or another, which keeps all passwords itself (US-2). */
    kind: ProviderKind;
    /** Address of the identity provider without a slash at the end. */
    issuerBaseUrl: string;
    clientId: string;
    /** Origin that the provider sends the browser back to. */
    baseUrl: string;
    audience: string;
    scope: string;
  };
  /** Address that 'Get Support' names. */
  supportEmail: string;
}

/** A `config.json` that cannot be used. The message names the field, for whoever installs the portal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks `config.json`.
 * @throws {ConfigError} when it is missing, is not JSON, or lacks a field.
 */
export async function loadConfig(): Promise<PortalConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok) throw new ConfigError('config.json could not be loaded.');
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError('config.json is not valid JSON.');
  });
  return parseConfig(value);
}

/** @throws {ConfigError} naming the first field that is missing or wrong. */
export function parseConfig(value: unknown): PortalConfig {
  const identity = field(value, 'identity', '');
  return {
    apiBaseUrl: text(value, 'apiBaseUrl', '').replace(/\/$/, ''),
    identity: {
      kind: kindOf(identity),
      issuerBaseUrl: address(identity, 'issuerBaseUrl', 'identity.'),
      clientId: nonEmpty(identity, 'clientId', 'identity.'),
      baseUrl: address(identity, 'baseUrl', 'identity.'),
      audience: nonEmpty(identity, 'audience', 'identity.'),
      scope: nonEmpty(identity, 'scope', 'identity.'),
    },
    supportEmail: nonEmpty(value, 'supportEmail', ''),
  };
}

function field(holder: unknown, name: string, prefix: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) {
    throw new ConfigError(`config.json lacks the field "${prefix}${name}".`);
  }
  return (holder as Record<string, unknown>)[name];
}

function text(holder: unknown, name: string, prefix: string): string {
  const value = field(holder, name, prefix);
  if (typeof value !== 'string') throw new ConfigError(`config.json: "${prefix}${name}" must be a text.`);
  return value;
}

function nonEmpty(holder: unknown, name: string, prefix: string): string {
  const value = text(holder, name, prefix).trim();
  if (!value) throw new ConfigError(`config.json: "${prefix}${name}" is empty.`);
  return value;
}

function kindOf(identity: unknown): ProviderKind {
  const value = nonEmpty(identity, 'kind', 'identity.');
  if (value === 'embedded' || value === 'external') return value;
  throw new ConfigError('config.json: "identity.kind" must be "embedded" or "external".');
}

function address(holder: unknown, name: string, prefix: string): string {
  const value = nonEmpty(holder, name, prefix).replace(/\/$/, '');
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new ConfigError(
      `config.json: "${prefix}${name}" must be an address that starts with http:// or https://.`,
    );
  }
  return value;
}

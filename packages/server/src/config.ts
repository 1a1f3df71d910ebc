import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmail, mailable } from '@parley/model';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { DEMO_SELLER, type Seller } from './billing/seller.ts';
import type { StripeConfig } from './billing/stripe.ts';
import type { DatabaseLocation } from './database/database.ts';
import { areNetworks } from './http/clientAddress.ts';
import type { MailConfig } from './mail.ts';
import { LOG_LEVELS } from './operation/log.ts';
import { inPackage } from './packageFolder.ts';
import { StartError } from './startError.ts';

/** Who signs users in. */
export interface IdentityConfig {
  /** `embedded` is started by this server, `external` runs elsewhere. */
  kind: 'embedded' | 'external';
  /** Ends with a slash, as tokens carry it. */
  issuer: string;
  clientId: string;
  audience: string;
}

/** A model that speaks the OpenAI protocol. */
export interface ModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** All settings of a server. */
export interface ServerConfig {
  /**
   * Whether nothing is configured that makes a server public or keeps its data elsewhere: then the demo
   * organisations are there, whose password is published, and a page that carries their widget (CMD-6).
   */
  demo: boolean;
  /** Whether payments run in the embedded sandbox, without money. */
  billingSandbox: boolean;
  /** Null where payments are not by Stripe: then there are those of the sandbox, or none. */
  stripe: StripeConfig | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Network address to listen on. */
  host: string;
  ports: { portal: number; identity: number; hostPage: number };
  /** Public origin of portal and API, without a slash at the end. */
  origin: string;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  database: DatabaseLocation;
  identity: IdentityConfig;
  /** Null where answers come from the data files alone. */
  model: ModelConfig | null;
  /** A model that turns texts into vectors; null where passages are found by their words alone. */
  embeddings: ModelConfig | null;
  /** Null where no e-mails go out. */
  mail: MailConfig | null;
  supportEmail: string;
  /** Who sells, on the sandbox's invoices; those of Stripe name the account there. */
  seller: Seller;
}

const repository = fileURLToPath(inPackage('../..'));

/** The embedded identity provider's one client and its API. */
const EMBEDDED_CLIENT_ID = 'parley-portal';
const EMBEDDED_AUDIENCE = 'https://parley.test/api';

const LOOPBACK = '127.0.0.1';

const port = (fallback: number) =>
  z.coerce.number('must be a port, from 1 to 65535').int().min(1).max(65_535).default(fallback);
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional();
const text = z.string().trim().min(1).optional();
/** Whether e-mails can come from it: one address, with or without a name before it. */
const isSender = (value: string) => {
  const [sender, ...others] = addressparser(value);
  return others.length === 0 && isEmail(mailable(sender?.address ?? ''));
};
const switchedOn = z.enum(['on', 'off'], 'must be on or off').optional();

const environment = z.object({
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'must be a network address such as 0.0.0.0').optional(),
  PORT: port(4000),
  IDENTITY_PORT: port(4001),
  HOST_PAGE_PORT: port(4002),
  PARLEY_DATA: text,
  PARLEY_ORIGIN: address(/^https?$/, 'https://portal.example.com'),
  IDENTITY_ORIGIN: address(/^https?$/, 'https://signin.example.com'),
  /** For `pnpm dev` alone: the port of this machine on which another server shows the portal. */
  DEV_PORTAL_PORT: z.coerce.number('must be a port, from 1 to 65535').int().min(1).max(65_535).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(areNetworks, 'must be addresses or networks such as 10.0.0.0/8, separated by commas')
    .default([]),
  BILLING_SANDBOX: switchedOn,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(isSender, 'must be an e-mail address, with or without a name: Parley <parley@example.com>')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@parley.test'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database'),
  AUTH0_DOMAIN: z.hostname('must be a host name such as tenant.eu.auth0.com').optional(),
  AUTH0_CLIENT_ID: text,
  AUTH0_AUDIENCE: text,
  SELLER_NAME: text,
  SELLER_ADDRESS: text,
  SELLER_TAX_ID: text,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a key of Stripe such as sk_live_... or rk_live_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must be the signing secret of an endpoint at Stripe, whsec_...')
    .optional(),
  LLM_BASE_URL: address(/^https?$/, 'https://api.example.com/v1'),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  EMBEDDINGS_BASE_URL: address(/^https?$/, 'https://api.example.com/v1'),
  EMBEDDINGS_API_KEY: text,
  EMBEDDINGS_MODEL: text,
});

type Environment = z.output<typeof environment>;

/** Variables that make a start one for others than who started it: none of them goes with the demo. */
const CONFIGURED = [
  'DATABASE_URL',
  'PARLEY_ORIGIN',
  'IDENTITY_ORIGIN',
  'HOST',
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'AUTH0_AUDIENCE',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws {StartError} naming the first variable that is missing or malformed.
 */
export function readConfig(variables: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(describe(parsed.error, given));
  const env = parsed.data;
  const ports = { portal: env.PORT, identity: env.IDENTITY_PORT, hostPage: env.HOST_PAGE_PORT };
  const dataFolder = resolve(env.PARLEY_DATA ?? join(repository, '.data'));
  const different = new Set(Object.values(ports));
  if (different.size < 3) {
    throw new StartError('PORT, IDENTITY_PORT and HOST_PAGE_PORT must be three different ports.');
  }
  const demo = CONFIGURED.every((name) => env[name] === undefined);
  return {
    demo,
    billingSandbox: env.BILLING_SANDBOX ? env.BILLING_SANDBOX === 'on' : demo,
    stripe: stripeOf(env),
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    host: env.HOST ?? LOOPBACK,
    ports,
    origin: originOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: dataFolder },
    identity: identityOf(env),
    model: modelOf(env, ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL']),
    embeddings: modelOf(env, ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_API_KEY', 'EMBEDDINGS_MODEL']),
    mail: mailOf(env),
    supportEmail: env.SUPPORT_EMAIL,
    seller: sellerOf(env),
  };
}

function originOf(env: Environment): string {
  if (env.PARLEY_ORIGIN) return new URL(env.PARLEY_ORIGIN).origin;
  return `http://localhost:${env.DEV_PORTAL_PORT ?? env.PORT}`;
}

/** Public origin of the embedded identity provider. @throws {StartError} where browsers could not find it. */
function identityOriginOf(env: Environment): string {
  if (env.IDENTITY_ORIGIN) return new URL(env.IDENTITY_ORIGIN).origin;
  if (new URL(originOf(env)).hostname !== 'localhost') {
    throw new StartError(
      'PARLEY_ORIGIN is public, so sign-in needs a public address too: set IDENTITY_ORIGIN to that of ' +
        'IDENTITY_PORT, or AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE.',
    );
  }
  return `http://localhost:${env.IDENTITY_PORT}`;
}

function identityOf(env: Environment): IdentityConfig {
  const tenant = together(env, ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_AUDIENCE']);
  if (!tenant) {
    const [origin, identityOrigin] = [originOf(env), identityOriginOf(env)];
    if (origin === identityOrigin) {
      throw new StartError(
        `PARLEY_ORIGIN and IDENTITY_ORIGIN must be two different addresses: both are ${origin}.`,
      );
    }
    return {
      kind: 'embedded',
      issuer: `${identityOrigin}/`,
      clientId: EMBEDDED_CLIENT_ID,
      audience: EMBEDDED_AUDIENCE,
    };
  }
  const [domain, clientId, audience] = tenant;
  return { kind: 'external', issuer: `https://${domain}/`, clientId, audience };
}

function modelOf(env: Environment, names: readonly [TextName, TextName, TextName]): ModelConfig | null {
  const [baseUrl, apiKey, model] = together(env, names) ?? [];
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : null;
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailConfig | null {
  if (url && from) return { url, from };
  if (!url && !from) return null;
  throw new StartError(`SMTP_URL and MAIL_FROM belong together: set ${url ? 'MAIL_FROM' : 'SMTP_URL'} too.`);
}

function stripeOf(env: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new StartError(`STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set ${missing} too.`);
  }
  if (env.BILLING_SANDBOX === 'on') {
    throw new StartError(
      'Payments are either by Stripe or in the sandbox: unset BILLING_SANDBOX or STRIPE_*.',
    );
  }
  return { secretKey, webhookSecret };
}

/** The lines of an address are separated by semicolons. */
function sellerOf(env: Environment): Seller {
  const given = together(env, ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID']);
  if (!given) return DEMO_SELLER;
  const [name, address, taxId] = given;
  return { name, address: address.split(';').map((line) => line.trim()), taxId };
}

type TextName =
  | `SELLER_${'NAME' | 'ADDRESS' | 'TAX_ID'}`
  | `AUTH0_${'DOMAIN' | 'CLIENT_ID' | 'AUDIENCE'}`
  | `${'LLM' | 'EMBEDDINGS'}_${'BASE_URL' | 'API_KEY' | 'MODEL'}`;

/** Variables that make sense only together: all of their values, or null where none is set. */
function together(
  env: Environment,
  names: readonly [TextName, TextName, TextName],
): [string, string, string] | null {
  const values = names.map((name) => env[name]);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new StartError(
      `${names.join(', ')} belong together: set ${missing.join(' and ')} too, or none of them.`,
    );
  }
  return values as [string, string, string];
}

/** The value is shown only where it cannot hold a secret. */
function describe(error: z.ZodError, given: Record<string, unknown>): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const shown = name.endsWith('PORT') ? ` (it is '${given[name]}')` : '';
  const message = issue?.message.startsWith('must') ? issue.message : 'must be a port, from 1 to 65535';
  return `${name} ${message}${shown}. Correct it, or unset it.`;
}

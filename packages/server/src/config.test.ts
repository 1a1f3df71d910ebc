import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './startError.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' };

test('CMD-1: without variables everything runs here, on the usual ports', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toMatchObject({
    ports: { portal: 4000, identity: 4001, hostPage: 4002 },
    origin: 'http://localhost:4000',
    demo: true,
    billingSandbox: true,
    host: '127.0.0.1',
    database: { folder: expect.stringMatching(/\/\.data$/) },
    identity: { kind: 'embedded', issuer: 'http://localhost:4001/' },
    model: null,
    embeddings: null,
    mail: null,
    stripe: null,
  });
});

test('CMD-4: variables replace the database, the identity provider and the models', () => {
  const config = readConfig({
    PORT: '5000',
    DATABASE_URL: 'postgres://me:secret@db.test:5432/parley',
    AUTH0_DOMAIN: 'tenant.eu.auth0.com',
    AUTH0_CLIENT_ID: 'client',
    AUTH0_AUDIENCE: 'https://api.test',
    LLM_BASE_URL: 'https://llm.test/v1',
    LLM_API_KEY: 'key',
    LLM_MODEL: 'small',
    EMBEDDINGS_BASE_URL: 'http://embeddings.test/v1',
    EMBEDDINGS_API_KEY: 'other',
    EMBEDDINGS_MODEL: 'meaning',
    ...STRIPE,
  });
  expect(config).toMatchObject({
    origin: 'http://localhost:5000',
    database: { url: 'postgres://me:secret@db.test:5432/parley' },
    identity: {
      kind: 'external',
      issuer: 'https://tenant.eu.auth0.com/',
      clientId: 'client',
      audience: 'https://api.test',
    },
    model: { baseUrl: 'https://llm.test/v1', apiKey: 'key', model: 'small' },
    embeddings: { baseUrl: 'http://embeddings.test/v1', apiKey: 'other', model: 'meaning' },
    stripe: { secretKey: 'sk_test_secret', webhookSecret: 'whsec_secret' },
  });
});

test.each(['a@example.com', 'Parley <a@example.com>', '"Parley, Ltd" <a@example.com>', 'a@münchen.example'])(
  'CMD-8: e-mails come from %s',
  (from) => {
    const url = 'smtp://me:secret@mail.test';
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({ url, from });
  },
);

test('BI-1: variables say who sells; without them it is a company that does not exist', () => {
  const given = {
    SELLER_NAME: 'Parley Ltd',
    SELLER_ADDRESS: '12 Mill Lane; Dublin;Ireland',
    SELLER_TAX_ID: 'IE1234567T',
  };
  expect(readConfig(given).seller).toEqual({
    name: 'Parley Ltd',
    address: ['12 Mill Lane', 'Dublin', 'Ireland'],
    taxId: 'IE1234567T',
  });
  expect(readConfig({}).seller.name).toBe('Parley Demo GmbH');
});

describe('CMD-6: the demo is for a start with nothing configured', () => {
  test.each([
    { DATABASE_URL: 'postgres://me@db.test/parley' },
    { PARLEY_ORIGIN: 'http://localhost:4000' },
    { HOST: '127.0.0.1' },
    STRIPE,
    { AUTH0_DOMAIN: 'tenant.eu.auth0.com', AUTH0_CLIENT_ID: 'client', AUTH0_AUDIENCE: 'https://api.test' },
    { PARLEY_ORIGIN: 'https://portal.example.com', IDENTITY_ORIGIN: 'https://signin.example.com' },
  ])('%j', (variables) => {
    expect(readConfig(variables)).toMatchObject({ demo: false, billingSandbox: false, logLevel: 'info' });
  });

  test('ports, data folder, model and the port of `pnpm dev` leave it', () => {
    const config = readConfig({ PORT: '5100', PARLEY_DATA: '/tmp/x', DEV_PORTAL_PORT: '5000' });
    expect(config).toMatchObject({ demo: true, origin: 'http://localhost:5000' });
  });

  test('the billing sandbox can be had without it', () => {
    const variables = { HOST: '0.0.0.0', BILLING_SANDBOX: 'on' };
    expect(readConfig(variables)).toMatchObject({ demo: false, billingSandbox: true });
  });
});

test('CMD-7: public addresses are the issuer and the origin', () => {
  const variables = {
    HOST: '0.0.0.0',
    PARLEY_ORIGIN: 'https://portal.example.com/',
    IDENTITY_ORIGIN: 'https://signin.example.com/',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1',
  };
  expect(readConfig(variables)).toMatchObject({
    host: '0.0.0.0',
    origin: 'https://portal.example.com',
    identity: { issuer: 'https://signin.example.com/' },
    trustedProxies: ['10.0.0.0/8', '192.168.1.1'],
  });
});

describe('CMD-1: a malformed variable is named in one line that says what to do', () => {
  test.each([
    [
      { PORT: 'eighty' },
      /^PORT must be a port, from 1 to 65535 \(it is 'eighty'\)\. Correct it, or unset it\.$/,
    ],
    [{ PORT: '70000' }, /^PORT must be a port/],
    [{ PORT: '4000.5' }, /^PORT must be a port/],
    [{ PORT: '4001' }, /three different ports/],
    [
      { DATABASE_URL: 'mysql://me:secret@localhost/parley' },
      /^DATABASE_URL must be an address such as postgres:/,
    ],
    [{ PARLEY_ORIGIN: 'portal.example.com' }, /^PARLEY_ORIGIN must be an address such as https:/],
    [{ PARLEY_ORIGIN: 'https://portal.example.com' }, /set IDENTITY_ORIGIN .* or AUTH0_DOMAIN/],
    [
      { PARLEY_ORIGIN: 'https://x.test', IDENTITY_ORIGIN: 'https://x.test:443/' },
      /^PARLEY_ORIGIN and IDENTITY_ORIGIN must be two different addresses: both are https:\/\/x\.test\.$/,
    ],
    [{ PARLEY_ORIGIN: 'http://localhost:4001' }, /must be two different addresses/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^TRUSTED_PROXIES must be addresses or networks/],
    [{ HOST: 'not a host' }, /^HOST must be a network address/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error, warn, info, debug/],
    [{ BILLING_SANDBOX: 'yes' }, /^BILLING_SANDBOX must be on or off/],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' },
      /^SMTP_URL must be an address such as smtp:/,
    ],
    [
      { SMTP_URL: 'smtp://me:secret@mail.test' },
      /^SMTP_URL and MAIL_FROM belong together: set MAIL_FROM too/,
    ],
    [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'nonsense' }, /^MAIL_FROM must be an e-mail/],
    [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Parley <nonsense>' }, /^MAIL_FROM must be an e-mail/],
    [
      { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@example.com, b@example.com' },
      /^MAIL_FROM must be an e-mail/,
    ],
    [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'All: a@example.com;' }, /^MAIL_FROM must be an e-mail/],
    [{ SELLER_NAME: 'Parley Ltd' }, /set SELLER_ADDRESS and SELLER_TAX_ID too/],
    [{ SUPPORT_EMAIL: 'support' }, /^SUPPORT_EMAIL must be an e-mail address/],
    [{ AUTH0_DOMAIN: 'tenant.eu.auth0.com' }, /set AUTH0_CLIENT_ID and AUTH0_AUDIENCE too/],
    [{ AUTH0_DOMAIN: 'https://tenant.eu.auth0.com' }, /^AUTH0_DOMAIN must be a host name/],
    [{ STRIPE_SECRET_KEY: 'secret' }, /^STRIPE_SECRET_KEY must be a key of Stripe/],
    [{ STRIPE_SECRET_KEY: 'sk_test_secret' }, /belong together: set STRIPE_WEBHOOK_SECRET too/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_secret' }, /belong together: set STRIPE_SECRET_KEY too/],
    [{ ...STRIPE, BILLING_SANDBOX: 'on' }, /^Payments are either by Stripe or in the sandbox/],
    [{ LLM_BASE_URL: 'https://llm.test/v1', LLM_MODEL: 'm' }, /set LLM_API_KEY too/],
    [{ EMBEDDINGS_MODEL: 'm' }, /set EMBEDDINGS_BASE_URL and EMBEDDINGS_API_KEY too/],
  ])('%j', (variables, line) => {
    const read = () => readConfig(variables as unknown as Record<string, string>);
    expect(read).toThrow(StartError);
    expect(read).toThrow(line);
    expect(read).not.toThrow(/secret|\n/);
  });
});

import { parseArgs } from 'node:util';
import type { SentInvitation } from '@parley/model';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { noMailer } from './mail.ts';
import { createOrganisation, inviteAgain } from './organisations/createOrganisation.ts';
import { StartError } from './startError.ts';

/** The command `pnpm organisation`, over the same environment variables as `start` (CMD-6). */
const USAGE = `Usage:
  pnpm organisation create <name> <e-mail> [--plan <code>]   makes an organization and invites its administrator
  pnpm organisation invite <e-mail>                          makes another link for who has not accepted yet`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(USAGE);
  process.exit();
}
try {
  const invitation = await run(words);
  console.log(`Invitation for ${invitation.email}, until ${invitation.endsAt}:\n${invitation.url}`);
} catch (cause) {
  if (!(cause instanceof StartError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}

async function run(words: string[]): Promise<SentInvitation> {
  const { command, values, rest } = read(words);
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  try {
    const parts = { database, clock: systemClock, mailer: noMailer, origin: config.origin };
    const [first = '', second = ''] = rest;
    if (command === 'invite') return await inviteAgain(parts, first);
    // Without one of its own the operator's address is an example's.
    const supportEmail = process.env.SUPPORT_EMAIL ? config.supportEmail : undefined;
    const { plan } = values;
    return await createOrganisation(parts, { name: first, email: second, supportEmail, plan });
  } finally {
    await database.close();
  }
}

/** @throws {StartError} with the usage, for anything else than the two commands. */
function read(words: string[]) {
  try {
    const options = { plan: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true });
    const [command, ...rest] = positionals;
    const isUsed = (command === 'create' && rest.length === 2) || (command === 'invite' && rest.length === 1);
    if (isUsed) return { command, values, rest };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartError(USAGE);
}

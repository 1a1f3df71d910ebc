import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { organisations } from '../database/schema.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createOrganisation, inviteAgain } from './createOrganisation.ts';

test('CMD-6: an organisation is made whole or not at all, and says what is wrong', async () => {
  const database = await openTestDatabase();
  const parts = { database, clock: systemClock, mailer: { send: async () => true }, origin: 'http://x' };
  const supportEmail = 'help@operator.test';
  const create = (name: string, email: string, plan?: string) =>
    createOrganisation(parts, { name, email, supportEmail, plan });

  await expect(create('Example', 'ada')).rejects.toThrow("'ada' is not an e-mail address.");
  await expect(create(' ', 'ada@example.test')).rejects.toThrow('The name of the organization is empty');
  await expect(create('Example', 'ada@example.test', 'gold')).rejects.toThrow(
    "There is no plan 'gold'. The plans are starter, team, business.",
  );
  await create('Example', 'Ada@example.test', 'team');
  await expect(create('Other', 'ada@example.test')).rejects.toThrow('belongs to an organization already');
  expect(await database.db.select().from(organisations)).toMatchObject([
    { name: 'Example', supportEmail, subscriptionStatus: 'active', trialEndsAt: null, wizardPending: true },
  ]);
  expect((await inviteAgain(parts, 'ADA@example.test')).email).toBe('ada@example.test');
  await expect(inviteAgain(parts, 'nobody@example.test')).rejects.toThrow('Nobody is invited under');
  await database.close();
});

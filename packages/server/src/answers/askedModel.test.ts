import { expect, test } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN } from '../testing/callCases.ts';
import { startModel } from '../testing/modelServer.ts';
import { messageWith, readAll, startTestServer } from '../testing/testServer.ts';

test("SEC, AS-2: no assistant asks another model with the server's key than the server offers", async () => {
  const model = await startModel();
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: offered } = model.environment;
  const server = await startTestServer({ config: { model: { baseUrl, apiKey, model: offered } } });
  const admin = server.client(ADMIN);
  const assistantGuid = HOST_PAGE_ASSISTANT;
  const { draft, version: base, models } = await admin.call('getAssistantDraft', { assistantGuid });
  expect(models).toEqual([offered]);
  const dearer = { ...draft, model: 'dearer' };
  const { version } = await admin.call('saveAssistantDraft', { assistantGuid, base, draft: dearer });
  await admin.call('publishAssistant', { assistantGuid, version });

  const message = { ...messageWith('What is the moon made of?'), assistantGuid };
  const answering = readAll(admin.stream('sendMessage', message));
  const answer = await model.next();
  expect(answer.asked).toBe(offered);
  answer.say('Of rock.');
  answer.finish();
  const question = { ...messageWith('And the sun?'), assistantGuid, draft: dearer, history: [] };
  const testing = readAll(admin.stream('testAssistant', question));
  const tested = await model.next();
  expect(tested.asked).toBe(offered);
  tested.say('Of plasma.');
  tested.finish();
  for (const events of [await answering, await testing]) expect(events.at(-1)?.event.type).toBe('end');
  await server.close();
  await model.close();
});

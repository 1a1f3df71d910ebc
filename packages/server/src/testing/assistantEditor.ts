import { randomUUID } from 'node:crypto';
import type { AssistantDraft } from '@parley/model';
import { organisations } from '../database/schema.ts';
import { ADMIN } from './callCases.ts';
import { createScriptedEngine } from './scriptedEngine.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Starts a server whose organisations have room for more assistants than a file of tests makes. */
export async function startWithRoom(): Promise<TestServer> {
  const server = await startTestServer({ engine: createScriptedEngine() });
  await server.database.db.update(organisations).set({ assistantLimit: 100 });
  return server;
}

/** What an administrator does with assistants over the API. @param server the one that a test has started */
export function assistantEditor(server: () => TestServer) {
  const admin = () => server().client(ADMIN);
  const drafted = (assistantGuid: string) => admin().call('getAssistantDraft', { assistantGuid });
  return {
    admin,
    drafted,

    /** @returns the id of a new assistant, which was never published */
    async make(name: string): Promise<string> {
      const assistantGuid = randomUUID();
      await admin().call('createAssistant', { name, assistantGuid });
      return assistantGuid;
    },

    /** Saves changes over the newest draft. @returns the version that they make */
    async save(assistantGuid: string, changes: Partial<AssistantDraft<number>>): Promise<number> {
      const { draft, version: base } = await drafted(assistantGuid);
      const saved = { assistantGuid, base, draft: { ...draft, ...changes } };
      return (await admin().call('saveAssistantDraft', saved)).version;
    },

    /** Publishes the newest draft. @param by address of the administrator who does */
    async publish(assistantGuid: string, by = ADMIN): Promise<void> {
      const { version } = await drafted(assistantGuid);
      await server().client(by).call('publishAssistant', { assistantGuid, version });
    },
  };
}

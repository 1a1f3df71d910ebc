import type { AssistantDetails } from '@parley/api';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { type Assistant, assistantAccess, assistants } from '../../database/schema.ts';
import { forbidden, notFound } from '../../refusal.ts';
import type { PortalCaller } from '../callers.ts';

/**
 * An assistant that the caller may use: any of the organisation's for an administrator, for others a
 * published one that everyone may use or that they were given.
 * @param read what reads it; many who ask for the same at once may read it together.
 * @throws {Refusal} 404 for one that does not exist, is another organisation's or
 *   is not published; 403 without access
 */
export async function findAssistant(
  db: Db,
  caller: PortalCaller,
  assistantGuid: string,
  read: ReadAssistant = async (id) => (await readAssistants(db, [id])).get(id),
): Promise<Assistant> {
  const assistant = await read(assistantGuid);
  if (assistant?.organisationId !== caller.organisation.id) throw notFound('assistant');
  if (caller.isAdmin) return assistant;
  if (assistant.audience === 'chosen') await requireAccess(db, caller, assistant);
  if (assistant.status !== 'published') throw notFound('assistant');
  return assistant;
}

/** Reads an assistant of any organisation, as it is now; a deleted one is none. */
export type ReadAssistant = (id: string) => Promise<Assistant | undefined>;

/** Assistants of any organisation by their ids. */
export async function readAssistants(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Assistant>> {
  const rows = await db
    .select()
    .from(assistants)
    .where(and(inArray(assistants.id, [...ids]), isNull(assistants.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function requireAccess(db: Db, caller: PortalCaller, assistant: Assistant): Promise<void> {
  const [access] = await db
    .select()
    .from(assistantAccess)
    .where(and(eq(assistantAccess.assistantId, assistant.id), eq(assistantAccess.userId, caller.user.id)));
  if (!access) throw forbidden('You do not have access to this assistant.');
}

/** What a chat shows of its assistant; its description to administrators alone, not to visitors either. */
export function chatAssistantOf(assistant: Assistant, caller?: PortalCaller): AssistantDetails {
  return {
    assistantGuid: assistant.id,
    name: assistant.name,
    description: caller?.isAdmin ? assistant.description : '',
    avatarUrl: assistant.avatarUrl,
    status: assistant.status,
    welcomeMessage: assistant.welcomeMessage,
    starterQuestions: assistant.starterQuestions,
    placeholder: assistant.placeholder,
    disclaimer: assistant.disclaimer,
    feedback: assistant.feedbackAsked,
    language: assistant.language,
  };
}

import type { ExportedAssistant } from '@parley/api';
import type { assistantCalls, deletedAssistantCalls } from '@parley/api/contract';
import { EXPORT_FILE_NAMES_MAX_COUNT, EXPORT_FORMAT, EXPORT_VERSION, type RateLimit } from '@parley/model';
import { eq } from 'drizzle-orm';
import { createAssistantCreation } from '../../assistants/assistantCreation.ts';
import { createAssistantDeletion } from '../../assistants/assistantDeletion.ts';
import { createAssistantEditing } from '../../assistants/assistantEditing.ts';
import { columnsOf } from '../../assistants/draftOf.ts';
import { createAssistantList } from '../../assistants/listAssistants.ts';
import { listSites } from '../../assistants/listSites.ts';
import { readLast24Hours } from '../../assistants/messagesByHour.ts';
import { listVersions, readVersion } from '../../assistants/versions.ts';
import { countMessages, countQuestions, requireSubscription } from '../../billing/usage.ts';
import { DEFAULT_RATE_LIMIT } from '../../chat/storeMessages.ts';
import { countConversations } from '../../conversationLog/care.ts';
import { byName } from '../../database/byName.ts';
import { assistants, users } from '../../database/schema.ts';
import { log } from '../../operation/log.ts';
import { checkPage } from '../../pageCheck/checkPage.ts';
import { countCall } from '../../rateLimit.ts';
import type { OpenStreams } from '../chat/openStreams.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';
import { chatAssistantOf, findAssistant } from './findAssistant.ts';

const done = { ok: true } as const;

/** Pages that an organisation may have fetched: enough to try what was changed again and again. */
const PAGE_CHECKS: RateLimit = { max: 20, windowSeconds: 10 * 60, message: '' };

/** Calls about assistants and what happened with them. */
export function assistantHandlers(
  { database, clock, conversations, dataFiles, pictures, models, origin, fetchPage }: HandlerDependencies,
  streams: OpenStreams,
): HandlersOf<typeof assistantCalls & typeof deletedAssistantCalls> {
  const { db } = database;
  const editing = createAssistantEditing(database, clock);
  const creation = createAssistantCreation(database, clock);
  const deletion = createAssistantDeletion(database, clock);
  const listAssistants = createAssistantList(database, clock);

  return {
    async getAssistants({ caller }) {
      const [assistants, deletedCount] = await Promise.all([
        listAssistants(caller),
        caller.isAdmin ? deletion.count(caller.organisation.id) : 0,
      ]);
      return { assistants, assistantLimit: caller.organisation.assistantLimit, deletedCount };
    },

    getAssistant: async ({ caller, input }) =>
      chatAssistantOf(await findAssistant(db, caller, input.assistantGuid), caller),

    async createAssistant({ caller, input: { assistantGuid, ...content } }) {
      return chatAssistantOf(await creation.create(caller.organisation.id, assistantGuid, content), caller);
    },

    async getAssistantDraft({ caller: { organisation, user }, input }) {
      const { assistant, draft, published } = await editing.read(organisation.id, input.assistantGuid);
      const members = await db
        .select({ userId: users.id, name: users.name, email: users.email, status: users.status })
        .from(users)
        .where(eq(users.organisationId, organisation.id))
        .orderBy(byName(users.name), users.id);
      return {
        assistantGuid: assistant.id,
        status: assistant.status,
        widgetKey: assistant.widgetKey,
        version: assistant.draftVersion,
        draft,
        published,
        savedBy: members.find(({ userId }) => userId === assistant.draftSavedBy)?.name ?? null,
        savedByCaller: assistant.draftSavedBy === user.id,
        savedAt: assistant.updatedAt.toISOString(),
        models: [...models],
        users: members,
        ...(await countConversations(db, assistant.id)),
        ...(await listSites(db, assistant, origin)),
      };
    },

    saveAssistantDraft: async ({ caller, input: { assistantGuid, base, draft } }) => ({
      version: await editing.save(caller.user, assistantGuid, base, draft),
    }),

    async publishAssistant({ caller, input }) {
      await editing.publish(caller.user, input.assistantGuid, input.version);
      return done;
    },

    revertAssistant: ({ caller, input }) => editing.revert(caller.user, input.assistantGuid, input.base),

    async getAssistantVersions({ caller: { organisation }, input }) {
      const { assistant } = await editing.read(organisation.id, input.assistantGuid);
      return { versions: await listVersions(db, assistant.id) };
    },

    async getAssistantVersion({ caller: { organisation }, input }) {
      const { assistant } = await editing.read(organisation.id, input.assistantGuid);
      return { draft: await readVersion(db, assistant, input.number) };
    },

    restoreAssistantVersion: ({ caller, input: { assistantGuid, number, base } }) =>
      editing.restore(caller.user, assistantGuid, number, base),

    async pauseAssistants({ caller, input }) {
      await editing.setStatus(caller.organisation.id, input.assistantGuids, 'paused');
      return done;
    },

    async resumeAssistants({ caller, input }) {
      await editing.setStatus(caller.organisation.id, input.assistantGuids, 'published');
      return done;
    },

    async duplicateAssistant({ caller, input: { assistantGuid, newAssistantGuid } }) {
      const { assistant, draft } = await editing.read(caller.organisation.id, assistantGuid);
      const { id, name } = await creation.duplicate(assistant, draft, newAssistantGuid);
      return { assistantGuid: id, name };
    },

    async exportAssistant({ caller, input }) {
      const { draft } = await editing.read(caller.organisation.id, input.assistantGuid);
      const files = await dataFiles.list(input.assistantGuid);
      // Nobody misses a file that could not be read.
      const names = files.filter(({ status }) => status !== 'failed').map(({ name }) => name);
      const { avatarUrl: _avatar, audience: _audience, userIds: _users, ...assistant } = draft;
      const file: ExportedAssistant = {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        assistant,
        withoutFiles: names.slice(0, EXPORT_FILE_NAMES_MAX_COUNT),
      };
      return {
        name: `${draft.name}.json`,
        mediaType: 'application/json',
        content: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`),
      };
    },

    async importAssistant({ caller, input: { assistantGuid, exported } }) {
      const { id, name } = await creation.take(caller.organisation.id, assistantGuid, exported.assistant);
      return { assistantGuid: id, name };
    },

    testAssistant: ({ caller, input: { assistantGuid, draft, text, ...question }, address }) =>
      streams.open(caller, address, async () => {
        const { assistant } = await editing.read(caller.organisation.id, assistantGuid);
        const now = clock.now();
        const { organisation, user } = caller;
        requireSubscription(organisation, now);
        await db.transaction(async (tx) => {
          await countCall(tx, `test:${user.id}`, DEFAULT_RATE_LIMIT, now);
          await countMessages(tx, organisation, 1, now);
          await countQuestions(tx, organisation, [text.length], now);
        });
        if (!assistant.testedAt) {
          await db.update(assistants).set({ testedAt: now }).where(eq(assistants.id, assistant.id));
        }
        const stream = conversations.test({
          ...question,
          organisationId: organisation.id,
          assistant: { ...assistant, ...columnsOf(draft) },
          question: text,
          language: draft.language,
        });
        return { assistantId: assistant.id, stream };
      }),

    async checkPage({ caller: { organisation }, input: { assistantGuid, address } }) {
      const versions = await editing.read(organisation.id, assistantGuid);
      await countCall(db, `page-check:${organisation.id}`, PAGE_CHECKS, clock.now());
      // Who had which site asked; what stands behind it in an address may be a secret.
      log.info({ organisationId: organisation.id, site: new URL(address).origin }, 'a page is checked');
      return { findings: await checkPage(address, fetchPage, { ...versions, db, origin }) };
    },

    async uploadAssistantAvatar({ caller: { user, organisation }, input: { assistantGuid, file } }) {
      await editing.read(organisation.id, assistantGuid);
      return { avatarUrl: await pictures.keep(user, file) };
    },

    async deleteAssistants({ caller, input }) {
      await deletion.remove(caller.user, input.assistantGuids);
      return done;
    },

    getDeletedAssistants: async ({ caller }) => ({
      assistants: await deletion.list(caller.organisation.id),
    }),

    async restoreAssistants({ caller, input }) {
      await deletion.restore(caller.organisation.id, input.assistantGuids);
      return done;
    },

    async purgeAssistants({ caller, input }) {
      await deletion.purge(caller.organisation.id, input.assistantGuids);
      return done;
    },

    getLast24Hours: ({ caller }) => readLast24Hours(db, caller.organisation.id, clock.now()),
  };
}

import { randomUUID } from 'node:crypto';
import type { Citation } from '@parley/api';
import { MINUTE_MS, type Uncertainty } from '@parley/model';
import { eq, sql } from 'drizzle-orm';
import { countAnswer, countMessages, countQuestions } from '../billing/usage.ts';
import { sumOf } from '../chat/answerLog.ts';
import type { AnswerEngine, AnswerPart, AnswerQuestion, HistoryMessage } from '../chat/engine.ts';
import { titleOf } from '../chat/threads.ts';
import type { Db } from '../database/database.ts';
import { assistants, messages, organisations, threads, widgetSites } from '../database/schema.ts';
import { guidOf } from '../guidOf.ts';
import { SHOP_SITE } from './demo.ts';
import type { DemoConversation } from './demoConversations.ts';

/** From question to answer, and from answer to the next question. */
const ANSWER_MS = 4 * 1000;
const READING_MS = 2 * MINUTE_MS;

/** Enters a past conversation, answered by the engine, and counts it as if it had taken place. */
export async function addConversation(
  tx: Db,
  engine: AnswerEngine,
  demo: DemoConversation,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({ assistant: assistants, organisation: organisations })
    .from(assistants)
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .where(eq(assistants.id, demo.assistant));
  if (!found) throw new Error(`The demo has no assistant ${demo.assistant}`);
  const { assistant, organisation } = found;
  const { questions, reader } = demo;
  const start = now.getTime() - demo.minutesAgo * MINUTE_MS;
  const askedAt = (index: number) => new Date(start + index * READING_MS);
  const answeredAt = (index: number) => new Date(askedAt(index).getTime() + ANSWER_MS);

  const threadId = randomUUID();
  await tx.insert(threads).values({
    id: threadId,
    assistantId: assistant.id,
    userId: reader ? guidOf(reader) : null,
    clientId: reader ? null : randomUUID(),
    site: reader ? null : SHOP_SITE,
    title: titleOf(questions[0] ?? ''),
    unreadCount: demo.unread ? 1 : 0,
    createdAt: askedAt(0),
    updatedAt: answeredAt(questions.length - 1),
  });

  if (!reader) await seeOn(tx, assistant.id, SHOP_SITE, askedAt(0));

  const history: HistoryMessage[] = [];
  let parentId: string | null = null;
  for (const [index, question] of questions.entries()) {
    const { language } = assistant;
    const answer = await answerOf(engine, { assistant, history: [...history], question, language });
    const common = { threadId, contentType: 'text', state: 'complete' } as const;
    const ids = { question: randomUUID(), answer: randomUUID() };
    await tx.insert(messages).values([
      {
        ...common,
        id: ids.question,
        parentId,
        author: 'reader',
        body: question,
        createdAt: askedAt(index),
      },
      {
        ...common,
        ...answer,
        id: ids.answer,
        parentId: ids.question,
        author: 'assistant',
        rating: index === questions.length - 1 ? (demo.rating ?? null) : null,
        ratingWhy: index === questions.length - 1 ? (demo.why ?? null) : null,
        createdAt: answeredAt(index),
      },
    ]);
    await countMessages(tx, organisation, 1, askedAt(index));
    await countQuestions(tx, organisation, [question.length], askedAt(index));
    await countAnswer(tx, organisation.id, answer.body.length, answeredAt(index));
    history.push({ author: 'reader', text: question }, { author: 'assistant', text: answer.body });
    parentId = ids.answer;
  }
}

async function answerOf(
  engine: AnswerEngine,
  question: Omit<AnswerQuestion, 'signal'>,
): Promise<{ body: string; citations: Citation[]; uncertain: Uncertainty | null }> {
  const parts: Exclude<AnswerPart, { type: 'end' }>[] = [];
  let uncertain: Uncertainty | null = null;
  for await (const part of engine.answer({ ...question, signal: new AbortController().signal })) {
    if (part.type !== 'end') parts.push(part);
    else uncertain = part.uncertain ?? null;
  }
  return { ...sumOf(parts), uncertain };
}

/** Notes that the widget was started on a site, as late as in the latest conversation there. */
async function seeOn(tx: Db, assistantId: string, site: string, at: Date): Promise<void> {
  await tx
    .insert(widgetSites)
    .values({ assistantId, site, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [widgetSites.assistantId, widgetSites.site],
      set: { lastSeenAt: sql`greatest(${widgetSites.lastSeenAt}, excluded.last_seen_at)` },
    });
}

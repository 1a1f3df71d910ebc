import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN } from '../testing/callCases.ts';
import { messageWith, readAll, startTestServer, type TestServer } from '../testing/testServer.ts';
import { followsOn } from './followUp.ts';
import { PassageIndex } from './passageIndex.ts';

describe('CH-3: questions in one conversation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Asks one after the other in a thread. @returns the answers as administrators see them */
  async function converse(...questions: string[]) {
    const client = server.client(ADMIN);
    const threadId = randomUUID();
    const asked: ReturnType<typeof messageWith>[] = [];
    for (const text of questions) {
      const parentId = asked.at(-1)?.answerId ?? null;
      const message = { ...messageWith(text), threadId, parentId };
      await readAll(client.stream('sendMessage', { ...message, assistantGuid: HOST_PAGE_ASSISTANT }));
      asked.push(message);
    }
    const { conversation, messages } = await client.call('getConversation', { threadId });
    return {
      needsCare: conversation.needsCare,
      answers: messages
        .filter(({ author }) => author === 'assistant')
        .map(({ body, uncertain }) => ({ body, uncertain })),
    };
  }

  test('AS-6: one that stands by itself is answered alike wherever it stands', async () => {
    const question = 'Can I return a tent?';
    const { answers, needsCare } = await converse(
      question,
      'How long are gift cards valid?',
      question,
      question,
    );
    expect(answers[0]?.uncertain).toBeNull();
    expect(answers.slice(2)).toEqual([answers[0], answers[0]]);
    expect(needsCare).toBe(0);
  });

  test('one that follows on takes its topic along', async () => {
    const { answers } = await converse('How long is the warranty on backpacks?', 'And for tents?');
    expect(answers[1]?.body).toContain('| Tents and tarps | 5 years |');
  });
});

test.each([
  'And on Sunday?',
  'Thanks, and on Sunday?',
  'What about children?',
  'For dogs, too?',
  'How much for children?',
  'Can I cancel it?',
  'How much is that?',
  'Und nach Österreich?',
  'Für Kinder auch?',
  'Was kostet das?',
  'Kann ich sie stornieren?',
  'Brauche ich dafür einen Ausweis?',
  '¿Y los domingos?',
  '¿Para niños también?',
  '¿Puedo devolverlo?',
  'A w niedzielę?',
  'Ile to kosztuje?',
])('CH-3: "%s" follows on', (question) => {
  expect(followsOn(question)).toBe(true);
});

test.each([
  'How much is the deposit?',
  'Are you open on Sunday?',
  'Until when can I cancel for free?',
  'Is there a sauna?',
  'Wie hoch ist die Anzahlung?',
  'Bis wann muss ich abreisen?',
  'Gibt es eine Sauna?',
  'Haben Sie Parkplätze?',
  '¿A qué hora abren los domingos?',
  '¿Cuánto cuesta la entrada?',
  'Do której godziny jest otwarte?',
  'Ile kosztuje bilet?',
])('CH-3: "%s" stands by itself', (question) => {
  expect(followsOn(question)).toBe(false);
});

describe('CH-3: a bare word', () => {
  const index = new PassageIndex();
  const texts = {
    Hours: 'The museum opens on Saturday at nine.',
    Brunch: 'Brunch is served on Saturday and costs 12 EUR.',
    Deposit: 'A deposit of 20 EUR is due for the audio guide.',
  };
  index.add(
    Object.entries(texts).map(([heading, text]) => ({
      ...{ dataFileGuid: 'museum', fileName: 'museum.md', page: null },
      ...{ heading, text },
    })),
  );
  const after = (earlier: string, question: string) =>
    index.find(question, [{ author: 'reader', text: earlier }]);

  test('is answered by itself where what was asked before leads to nothing else', () => {
    expect(index.find('Deposit?').verdict).toBe('clear');
    const { verdict, passages } = after('When does the museum open?', 'Deposit?');
    expect([verdict, passages[0]?.heading]).toEqual(['clear', 'Deposit']);
  });

  test('takes its topic along where several hold it', () => {
    expect(after('What does brunch cost?', 'Saturday?').passages[0]?.heading).toBe('Brunch');
    expect(after('When does the museum open?', 'Saturday?').passages[0]?.heading).toBe('Hours');
  });
});

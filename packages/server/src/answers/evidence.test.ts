import { describe, expect, test } from 'vitest';
import { PassageIndex } from './passageIndex.ts';

/** Sections of a file by their headings, and files of such sections by their names. */
type Sections = Record<string, string>;

const BOATS: Sections = {
  Booking: 'Book by telephone. Everyone leaves something in cash.',
  Conditions: 'We take a deposit of 40 pounds in cash. It is given back at the jetty.',
  Fuel: 'The tank is full. What is missing is paid by the litre.',
  Pets: 'Dogs are welcome on rowing boats.',
};

function indexOf(files: Record<string, Sections>): PassageIndex {
  const index = new PassageIndex();
  for (const [file, sections] of Object.entries(files)) {
    const passages = Object.entries(sections).map(([heading, text]) => ({
      ...{ dataFileGuid: file, fileName: file, page: null },
      ...{ heading, text },
    }));
    index.add(passages);
  }
  return index;
}

/** What the files are judged to hold, and the heading of the first passage. */
function found(files: Record<string, Sections>, question: string) {
  const { verdict, passages } = indexOf(files).find(question);
  return [verdict, verdict === 'nothing' ? undefined : passages[0]?.heading];
}

describe('CH-3: a question of one word with a topic', () => {
  test.each(['How much is the deposit?', 'Is there a deposit?', 'Where do I get the deposit?'])(
    '%s is answered where one passage alone holds it',
    (question) => {
      expect(found({ 'boats.md': BOATS }, question)).toEqual(['clear', 'Conditions']);
    },
  );

  test.each(['How long is the deposit?', 'How much are the dogs?', 'When is the litre?'])(
    '%s is not answered by a passage that tells nothing of the kind',
    (question) => {
      expect(found({ 'boats.md': BOATS }, question)[0]).toBe('several');
    },
  );
});

describe('CH-3: an answer that was added by hand', () => {
  const files = {
    'boats.md': { Booking: 'Book by telephone.' },
    'lesson.md': { 'What do I have to bring to the first lesson?': 'A towel. Come back in time.' },
  };

  test('answers its question, put in other words', () => {
    expect(found(files, 'What shall I bring for my first lesson?')[0]).toBe('clear');
  });

  test.each(['When do I have to bring the boat back?', 'How do I get a refund for the first lesson?'])(
    'does not answer "%s", which shares some of its words',
    (question) => {
      expect(found(files, question)[0]).not.toBe('clear');
    },
  );
});

describe('CH-3: words of files in several languages', () => {
  const files = {
    'terms.md': { Bins: 'Put the waste into the bin behind the house.', Dice: 'The die has six sides.' },
    'agb.md': {
      Umtausch: 'Die Waren sind vom Umtausch ausgeschlossen, wenn sie nicht mehr neu sind.',
      Nordlicht: 'Das Zelt Nordlicht ist für zwei und nicht für drei Personen.',
    },
  };

  test('are met through a stem of their own language alone', () => {
    expect(found(files, 'Is the war over?')).toEqual(['nothing', undefined]);
    expect(found(files, 'Kann ich eine Ware umtauschen?')).toEqual(['several', 'Umtausch']);
  });

  test.each([
    ['Where is the bin?', 'Bins'],
    ['How many sides has the die?', 'Dice'],
  ])('keep what is a stop word elsewhere: %s', (question, heading) => {
    expect(found(files, question)).toEqual(['clear', heading]);
  });

  test('are met as they are in another language, as names', () => {
    expect(found(files, 'What about the Nordlicht?')[1]).toBe('Nordlicht');
  });
});

test('CH-3: of like sections the one whose heading is asked for answers', () => {
  const modes = ['Sports', 'Macro', 'Snow', 'Beach', 'Night', 'Food', 'Portrait', 'Party'];
  const sections = Object.fromEntries(
    modes.map((mode, at) => [
      `${mode} mode`,
      `Flash: off. Shortest distance: ${at + 2} m. Range: ISO ${at}00.`,
    ]),
  );
  expect(found({ 'camera.md': sections }, 'What is the shortest distance in food mode?')).toEqual([
    'clear',
    'Food mode',
  ]);
});

test('CH-3: a row of a table among twenty is found by its name and its column', () => {
  const countries = ['Austria', 'Belgium', 'Croatia', 'Denmark', 'Estonia', 'Finland', 'Poland', 'Spain'];
  const rows = countries.map((country, at) => `| ${country} | ${at + 2} days | ${at} EUR |`);
  const table = `| Country | Delivery time | Cost |\n| --- | --- | --- |\n${rows.join('\n')}`;
  const files = {
    'shop.md': { Countries: table, Returns: 'Send it back.', Shipping: 'Delivery is by post.' },
  };
  expect(found(files, 'What is the delivery time to Poland?')).toEqual(['clear', 'Countries']);
  expect(found(files, 'How long does delivery to Norway take?')[0]).not.toBe('clear');
});

test('CH-3: a word of another language than English is not mended into one with another beginning', () => {
  const files = { 'praxis.md': { Kinder: 'Wir nehmen uns rund um die Uhr Zeit für das Kind.' } };
  expect(found(files, 'Darf mein Hund mit?')[0]).toBe('nothing');
});

describe('CH-3: of one long passage', () => {
  const files = {
    'inn.md': {
      'Questions and answers':
        'Is there a sauna? The sauna in the cellar is heated every day. Towels are there, a bathrobe costs 6 EUR. ' +
        'Which papers do I bring? Bring your passport. The insurance covers luggage; a lost key is 20 EUR.',
      'Our house': 'Rooms have a balcony.',
    },
  };

  test.each(['How much is the sauna?', 'How much is the insurance?'])(
    'a price in another line is none of "%s"',
    (question) => {
      expect(found(files, question)[0]).toBe('several');
    },
  );

  test.each(['How much is a bathrobe?', 'When is the sauna heated?'])(
    'the line that tells it answers "%s"',
    (question) => {
      expect(found(files, question)[0]).toBe('clear');
    },
  );
});

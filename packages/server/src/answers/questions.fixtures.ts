import type { SeedAssistant } from '../seed/files/manifest.ts';

/**
 * A question to a demo assistant, words that its answer must hold, and the file
 * (with page, if given) that it must cite.
 */
export interface KnownQuestion {
  assistant: SeedAssistant;
  question: string;
  /** All must be in the answer. */
  facts: string[];
  cites: string;
  page?: number;
}

const about = (
  assistant: SeedAssistant,
  rows: [question: string, facts: string | string[], cites: string, page?: number][],
): KnownQuestion[] =>
  rows.map(([question, facts, cites, page]) => ({
    assistant,
    question,
    facts: [facts].flat(),
    cites,
    ...(page === undefined ? {} : { page }),
  }));

export const KNOWN_QUESTIONS: KnownQuestion[] = [
  ...about('shop', [
    ['How much does shipping to Austria cost?', ['€7.90', '€100'], 'shipping-and-delivery.md', 1],
    ['What are the shipping costs?', ['€4.90', '€14.90'], 'shipping-and-delivery.md', 1],
    ['Is delivery free in Germany?', '€60', 'shipping-and-delivery.md', 1],
    ['How long does delivery to Switzerland take?', '4–6 working days', 'shipping-and-delivery.md', 1],
    ['Until when must I order for express delivery tomorrow?', '14:00', 'shipping-and-delivery.md', 1],
    ['Do you ship gas cartridges?', 'dangerous goods', 'shipping-and-delivery.md', 2],
    ['How long is my click and collect order kept?', '7 days', 'shipping-and-delivery.md', 2],
    ['Can I cancel my order?', '60 minutes', 'shipping-and-delivery.md', 3],
    ['My parcel seems to be lost, what happens now?', 'inquiry', 'shipping-and-delivery.md', 3],
    ['Where can I track my parcel?', 'tracking link', 'shipping-and-delivery.md', 2],
    ['What is the surcharge for bulky goods?', '€19.50', 'shipping-and-delivery.md', 1],
    [
      'What happens if nobody is at home?',
      ['neighbour', 'two delivery attempts'],
      'shipping-and-delivery.md',
      3,
    ],
    ['Do you ship to Norway?', 'do not ship', 'shipping-and-delivery.md', 1],
    ['Can I pay by invoice?', ['€250'], 'payment.md', 1],
    ['Which credit cards do you accept?', ['Visa', 'Mastercard'], 'payment.md', 1],
    ['Do you accept PayPal?', 'PayPal', 'payment.md', 1],
    ['What interest do I pay for twelve instalments?', '7.9 %', 'payment.md', 2],
    ['I found it cheaper somewhere else, do you match prices?', 'refund the difference', 'payment.md', 2],
    ['What are your opening hours?', ['Hamburg', '10:00–20:00', 'Vienna'], 'stores-and-opening-hours.md', 1],
    ['When does the Munich store close on Saturday?', '10:00–18:00', 'stores-and-opening-hours.md', 1],
    ['Are you open on Sundays?', 'closed on Sundays', 'stores-and-opening-hours.md', 1],
    ['Are the shops open on 24 December?', '10:00 to 14:00', 'stores-and-opening-hours.md', 1],
    ['Can I bring my dog to the store?', 'Dogs on a lead are welcome', 'stores-and-opening-hours.md', 2],
    ['Where can I park in Hamburg?', '180 spaces', 'stores-and-opening-hours.md', 2],
    ['Is the store wheelchair accessible?', 'step-free', 'stores-and-opening-hours.md', 2],
    ['What is your phone number?', '+49 40 5550 120', 'contact-and-service.md'],
    [
      'How can I reach customer service by e-mail?',
      'service@nordlicht-outdoor.example',
      'contact-and-service.md',
    ],
    ['I forgot my password', 'Forgot password', 'contact-and-service.md'],
    ['How long do I have to return something?', ['30 days', '60 days'], 'returns-and-refunds.md', 1],
    [
      'Can I send back an opened gas cartridge?',
      'Gas cartridges and fuel that have been opened',
      'returns-and-refunds.md',
      1,
    ],
    ['When do I get my money back?', '5 working days', 'returns-and-refunds.md', 3],
    ['How long are gift cards valid?', '3 years', 'gift-cards.md'],
    ['How much are 100 Polar points worth?', '€5', 'polar-club.md', 1],
    ['When do my points expire?', '24 months', 'polar-club.md', 1],
    ['What benefits does the Summit level have?', ['free express delivery', '10 %'], 'polar-club.md', 2],
    ['How do I wash a down jacket?', ['30 °C', 'tennis balls'], 'product-care.md', 1],
    ['Can I wash my tent in the washing machine?', 'Never wash a tent in the machine', 'product-care.md', 2],
    ['Which boot size is a foot of 26.0 cm?', '41', 'size-guide.md', 2],
    ['What does it cost to resole boots?', '€75', 'repairs.md', 1],
    ['How long does a repair take?', '10 to 15 working days', 'repairs.md', 2],
    ['How much is it to rent a tent for two?', ['€18', '€8'], 'rental.md'],
    ['How warm is the Aurora 450?', '0 °C', 'sleeping-bags-and-mats.md'],
    ['How heavy is the Polaris 2?', '2.4 kg', 'tent-polaris-2-manual.md', 1],
    ['How do I pitch the Polaris tent?', ['Lay out the tent', 'guy lines'], 'tent-polaris-2-manual.md', 2],
    ['Can I cook inside the tent?', 'Never cook in the inner tent', 'tent-polaris-2-manual.md', 2],
    ['What is the volume of the Fjell 65?', '65 litres', 'backpack-fjell-65-manual.md', 1],
    ['Why does the Ember stove have a yellow flame?', 'burner', 'stove-ember-manual.md', 2],
    [
      'How long does the Ember take to boil a litre of water?',
      '3 minutes 40 seconds',
      'stove-ember-manual.md',
      1,
    ],
    ['How long do you keep chats with the assistant?', '90 days', 'privacy.md'],
    ['do you deliver on saturdays', 'not delivered on Saturdays', 'shipping-and-delivery.md', 1],
    ['can i change the delivery address after ordering', '60 minutes', 'shipping-and-delivery.md', 3],
    ['How heavy may a parcel for a locker be?', '20 kg', 'shipping-and-delivery.md', 2],
    [
      'How much does shipping to Spain cost?',
      ['All other EU countries', '€14.90'],
      'shipping-and-delivery.md',
      1,
    ],
    ['Where is the Berlin store?', 'Kastanienhof 3', 'stores-and-opening-hours.md', 1],
    ['Which store has a climbing wall?', 'Berlin', 'stores-and-opening-hours.md', 1],
    ['can i return worn boots', 'cannot be taken back', 'returns-and-refunds.md', 1],
    ['How do I return a parcel?', ['1. Open', '5. Hand in'], 'returns-and-refunds.md', 2],
    ['I lost my gift card', 'issue a new card', 'gift-cards.md'],
    ['What size backpack do I need for a back length of 47 cm?', ['44–50 cm', 'M'], 'size-guide.md', 2],
    ['my zip is broken, what does it cost to fix?', ['€9', '€35'], 'repairs.md', 1],
    ['A tent pole broke, what can I do?', 'repair sleeve', 'tent-polaris-2-manual.md', 3],
    ['Can I take the stove on a plane?', 'forbidden on aeroplanes', 'stove-ember-manual.md', 2],
    ['What is the deposit for a tent?', ['€150', '€250'], 'rental.md'],
    ['What R-value do I need on snow?', 'at least 5', 'sleeping-bags-and-mats.md'],
    ['Can I speak to a human?', 'with a person', 'contact-and-service.md'],
    ['Do you use cookies?', 'Necessary cookies', 'privacy.md'],
    ['Kann ich meine Bestellung stornieren?', '60 Minuten', 'versand-und-rueckgabe.md', 1],
    ['Was kostet Express?', '12,90 €', 'versand-und-rueckgabe.md', 1],
    [
      'Ist Hamburg am Sonntag offen?',
      'Sonntags sind alle Filialen geschlossen',
      'versand-und-rueckgabe.md',
      2,
    ],
    ['Wie lange kann ich Waren zurückgeben?', '30 Tagen', 'versand-und-rueckgabe.md', 2],
    ['Was kostet der Versand nach Österreich?', '7,90 €', 'versand-und-rueckgabe.md', 1],
    ['Welche Garantie gibt es auf Rucksäcke?', '10 Jahre', 'versand-und-rueckgabe.md', 2],
  ]),
  ...about('returns', [
    ['How long is the warranty on a backpack?', '10 years', 'warranty.md', 1],
    ['What does the warranty not cover?', ['Normal wear', 'Damage by accident'], 'warranty.md', 1],
    ['How do I make a warranty claim?', ['two photos', 'free label'], 'warranty.md', 2],
    [
      'Do I need a receipt to return something?',
      ['order number', 'Polar Club number'],
      'returns-and-refunds.md',
      3,
    ],
    ['My parcel arrived damaged, what should I do?', ['photos', '7 days'], 'damaged-and-missing-goods.md'],
    ['I received the wrong article', 'right article at once', 'damaged-and-missing-goods.md'],
    ['What does a return from Switzerland cost?', 'borne by you', 'returns-and-refunds.md', 2],
  ]),
  ...about('draft', [
    ['What discount do we get for 60 articles?', '12 %', 'corporate-orders.md', 1],
    ['How much does embroidery cost?', '€6.50', 'corporate-orders.md', 2],
    ['How much is the avalanche course?', '€189', 'courses.md'],
  ]),
  ...about('dental', [
    ['What does professional cleaning cost?', '€95', 'practice-information.md'],
    ['Are you open on Wednesday afternoon?', 'closed', 'practice-information.md'],
  ]),
  ...about('software', [
    ['How many rows can I import from a CSV file?', '50,000 rows', 'support-handbook.md'],
  ]),
  ...about('library', [['How long can I borrow books?', '4 weeks', 'library-guide.md']]),
];

/**
 * Questions, each with the passage that answers it and no other one, in the four languages and across them.
 * How similar a model finds them tells what its figures mean, which differ between models.
 */
export const CALIBRATION: readonly { question: string; passage: string }[] = [
  {
    question: 'When are you open on Saturday?',
    passage: 'Opening hours: Monday to Friday 9 am to 6 pm, Saturday 10 am to 2 pm, closed on Sunday.',
  },
  {
    question: 'Wie lange kann ich einen Artikel zurückgeben?',
    passage: 'Unbenutzte Ware nehmen wir innerhalb von 30 Tagen nach dem Kauf zurück.',
  },
  {
    question: '¿Dónde puedo aparcar el coche?',
    passage: 'El aparcamiento para visitantes está detrás del edificio y cuesta dos euros por hora.',
  },
  {
    question: 'Czy mogę zabrać psa?',
    passage: 'Zwierzęta domowe są mile widziane, o ile są trzymane na smyczy.',
  },
  {
    question: 'Ich habe mein Passwort vergessen, was nun?',
    passage: 'To reset your password, follow the link in the e-mail and choose a new one.',
  },
  {
    question: 'How do I get there by train?',
    passage: 'Der Bahnhof ist fünf Minuten zu Fuß entfernt; Züge fahren jede halbe Stunde.',
  },
  {
    question: '¿Hay comida vegetariana?',
    passage: 'The kitchen offers vegetarian and vegan meals every day, without meat and fish.',
  },
  {
    question: 'Jak mogę zapłacić rachunek?',
    passage: 'Invoices are paid by credit card or bank transfer within 14 days.',
  },
];

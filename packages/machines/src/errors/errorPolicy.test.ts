import { ApiError } from '@parley/api';
import { type Audience, type Failure, UNAVAILABLE } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { failureOf, feedbackFor, type Place, remedyOf } from './errorPolicy.ts';

const places: readonly Place[] = ['startUp', 'list', 'form', 'chat', 'widget'];

function failure(status: number, changes: Partial<Failure> = {}): Failure {
  return { status, code: 'some_code', text: '', retryAfter: null, resetAt: null, ...changes };
}

/** What is shown, as one word and a code: short enough to be read as a table. */
function shown(found: Failure, audience: Audience, place: Place): string {
  const feedback = feedbackFor(found, audience, place);
  if (feedback.kind === 'silent') return 'silent';
  if (feedback.kind === 'navigate') return `to ${feedback.to}`;
  return `${feedback.kind} ${feedback.code}`;
}

const network = failure(0, { code: 'network' });
const aborted = failure(0, { code: 'aborted' });
const unsent = failure(0, { code: 'unsent' });
const unreadable = failure(200, { code: 'unreadable' });
const unavailable = failure(503, { code: UNAVAILABLE });
const withText = failure(422, { text: 'The name is taken.' });
const tooLarge = failure(413, { text: 'The file is too large.' });

type Row = readonly [
  name: string,
  failure: Failure,
  startUp: string,
  list: string,
  form: string,
  chat: string,
  widget: string,
];

const generic = 'toast generic';
const limit = 'dialog subscription';

const two = (cell: string) => [cell, cell] as const;
const three = (cell: string) => [cell, cell, cell] as const;
const five = (cell: string) => [...two(cell), ...three(cell)] as const;

const admin: readonly Row[] = [
  ['401', failure(401), 'to signIn', 'to signIn', 'to signIn', 'inline signInAgain', 'inline generic'],
  [
    '403',
    failure(403),
    generic,
    'inline noPermission',
    'toast noPermission',
    'inline generic',
    'to widgetError',
  ],
  [
    '404',
    failure(404),
    generic,
    'inline notFound',
    'inline gone',
    'inline assistantNotFound',
    'to widgetError',
  ],
  ['409', failure(409), generic, 'inline generic', 'inline conflict', ...two('inline generic')],
  ['422', withText, 'toast refused', 'toast refused', 'toast refused', 'inline refused', 'inline refused'],
  ['413', tooLarge, 'toast refused', 'toast refused', 'toast refused', 'inline refused', 'inline refused'],
  ['422 without text', failure(422), generic, generic, generic, 'inline generic', 'inline generic'],
  ['429', failure(429), ...three('toast rateLimited'), ...two('inline rateLimited')],
  ['460', failure(460), limit, limit, limit, limit, 'inline subscription'],
  ['461', failure(461), limit, limit, limit, limit, 'inline subscription'],
  ['462', failure(462), limit, limit, limit, limit, 'inline subscription'],
  ['463', failure(463), limit, limit, limit, limit, 'inline subscription'],
  ['464', failure(464), limit, limit, limit, limit, 'inline subscription'],
  ['500', failure(500), generic, 'inline generic', generic, 'inline generic', 'inline generic'],
  ['503', failure(503), generic, 'inline generic', generic, 'inline generic', 'inline generic'],
  ['504', failure(504), 'inline timedOut', 'inline timedOut', ...three('inline notConfirmed')],
  ['unreadable', unreadable, generic, 'inline generic', ...three('inline notConfirmed')],
  ['503 of our own', unavailable, generic, 'inline generic', ...three('inline notConfirmed')],
  ['offline', network, ...five('inline offline')],
  ['no token in time', unsent, ...three('inline timedOut'), ...two('inline generic')],
  ['aborted', aborted, ...five('silent')],
];

const user: readonly Row[] = [
  ['401', failure(401), 'to signIn', 'to signIn', 'to signIn', 'inline signInAgain', 'inline generic'],
  ['403', failure(403), generic, 'inline generic', generic, 'inline generic', 'to widgetError'],
  [
    '404',
    failure(404),
    generic,
    'inline notFound',
    'inline gone',
    'inline assistantNotFound',
    'to widgetError',
  ],
  ['409', failure(409), generic, 'inline generic', generic, ...two('inline generic')],
  ['422', withText, generic, generic, generic, 'inline generic', 'inline refused'],
  ['422 without text', failure(422), generic, generic, generic, 'inline generic', 'inline generic'],
  ['429', failure(429), generic, generic, generic, 'inline rateLimited', 'inline rateLimited'],
  ['460', failure(460), generic, 'inline generic', 'inline generic', ...two('inline subscription')],
  ['464', failure(464), generic, 'inline generic', 'inline generic', ...two('inline subscription')],
  ['500', failure(500), generic, 'inline generic', generic, 'inline generic', 'inline generic'],
  ['504', failure(504), 'inline timedOut', 'inline timedOut', ...three('inline notConfirmed')],
  ['unreadable', unreadable, generic, 'inline generic', ...three('inline notConfirmed')],
  ['503 of our own', unavailable, generic, 'inline generic', ...three('inline notConfirmed')],
  ['offline', network, ...five('inline offline')],
  ['no token in time', unsent, ...three('inline timedOut'), ...two('inline generic')],
  ['aborted', aborted, ...five('silent')],
];

/**
 * A visitor meets the same as a user, except that a widget that cannot start says so on its own screen
 * (WG-6).
 */
const startless = ['offline', 'aborted'];
const visitor = user.map(
  ([name, found, startUp, ...rest]) =>
    [name, found, startless.includes(name) ? startUp : 'to widgetError', ...rest] as const,
);

describe.each([
  ['admin', admin],
  ['user', user],
  ['visitor', visitor],
] as const)('ER-1, ER-2, ER-3: errors as the %s meets them', (audience, rows) => {
  test.each(rows)('%s', (_, found, ...expected) => {
    expect(places.map((place) => shown(found, audience, place))).toEqual(expected);
  });
});

test('ER-1: an administrator is told what the log calls the request, nobody else is', () => {
  const found = failureOf(new ApiError({ status: 500, code: 'internal_error', reference: 'req-7' }));
  expect(feedbackFor(found, 'admin', 'list')).toEqual({
    kind: 'inline',
    code: 'generic',
    reference: 'req-7',
  });
  for (const audience of ['user', 'visitor'] as const) {
    for (const place of places) {
      expect(feedbackFor(found, audience, place)).not.toHaveProperty('reference');
    }
  }
});

test('ER-1: 422 carries the response text, as plain text', () => {
  expect(feedbackFor(withText, 'admin', 'form')).toEqual({
    kind: 'toast',
    code: 'refused',
    text: 'The name is taken.',
  });
});

test('ER-1: 429 carries the seconds to wait', () => {
  expect(feedbackFor(failure(429, { retryAfter: 12 }), 'admin', 'list')).toEqual({
    kind: 'toast',
    code: 'rateLimited',
    retryAfter: 12,
  });
});

test('ER-1: 429 carries the end of a wait that is longer than can be counted down', () => {
  const resetAt = '2026-03-03T00:00:00.000Z';
  expect(feedbackFor(failure(429, { retryAfter: 600, resetAt }), 'admin', 'form')).toEqual({
    ...{ kind: 'toast', code: 'rateLimited', retryAfter: 600, endsAt: resetAt },
  });
});

test.each([
  [460, 'pricing'],
  [461, 'customerPortal'],
  [462, 'pricing'],
  [463, 'pricing'],
  [464, 'pricing'],
] as const)('ER-1: the dialog of %i leads to %s and knows the reset', (status, action) => {
  const resetAt = '2026-03-03T00:00:00.000Z';
  expect(feedbackFor(failure(status, { resetAt }), 'admin', 'list')).toEqual({
    kind: 'dialog',
    code: 'subscription',
    status,
    resetAt,
  });
  expect(remedyOf(status)).toBe(action);
});

test('failureOf reads an ApiError, and takes anything else for the unforeseen', () => {
  expect(failureOf(new ApiError({ status: 429, code: 'slow', text: 'Slow down.', retryAfter: 3 }))).toEqual({
    status: 429,
    code: 'slow',
    text: 'Slow down.',
    retryAfter: 3,
    resetAt: null,
  });
  for (const thrown of [new Error('x'), 'x', null, undefined, { status: '429' }]) {
    expect(shown(failureOf(thrown), 'admin', 'form')).toBe(generic);
  }
});

test('ER-1: a refusal names the fields of the form, wherever they stand in the input of the call', () => {
  const fields = { 'draft.starterQuestions.2': 'Too long.', name: 'Missing.' };
  const found = failureOf(new ApiError({ status: 422, code: 'invalid_input', text: 'Missing.', fields }));
  expect(feedbackFor(found, 'admin', 'form')).toEqual({
    kind: 'toast',
    code: 'refused',
    text: 'Missing.',
    fields: { starterQuestions: 'Too long.', name: 'Missing.' },
  });
});

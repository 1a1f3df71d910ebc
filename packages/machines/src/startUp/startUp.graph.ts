import type { Walk } from '../testing/explore.ts';

const failed = (status: number, code = 'x') => ({ status, code, text: '', retryAfter: null, resetAt: null });

/** What comes from the sign-in, the API, the page and the app, whatever is shown. */
const events = [
  { type: 'session.started', session: { accessToken: 'a', name: 'A', avatarUrl: null } },
  { type: 'session.refreshed', session: { accessToken: 'b', name: 'A', avatarUrl: null } },
  { type: 'session.ended' },
  { type: 'network.restored' },
  { type: 'load.retried' },
  { type: 'wizard.completed' },
  { type: 'rights.changed', rights: 'some' },
  { type: 'xstate.done.actor.decoding', output: { isAdmin: true } },
  { type: 'xstate.error.actor.decoding', error: new Error() },
  ...[true, failed(401), failed(0, 'network'), failed(500)].map((showWelcomeWizard) => ({
    type: 'xstate.done.actor.loadingFacts',
    output: { showWelcomeWizard, hasAssistants: true },
  })),
  { type: 'xstate.error.actor.loadingFacts', error: new Error() },
];

/** How start-up is explored: from the first page on. */
export const startUpWalks: readonly Walk[] = [{ events }];

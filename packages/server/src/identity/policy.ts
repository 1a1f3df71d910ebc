import { interactionPolicy } from 'oidc-provider';
import { accountOf } from './account.ts';

const { base, Check, Prompt } = interactionPolicy;

/** Prompts that the sign-in page answers. */
export const SIGN_UP_PROMPT = 'sign_up';
export const SELECT_ACCOUNT_PROMPT = 'select_account';

/** What the client reads to tell a blocked user from a failed sign-in, as the hosted provider words it. */
export const BLOCKED = { error: 'unauthorized', error_description: 'user is blocked' } as const;

/** Decides when a page is shown; the first-party client needs no consent page. */
export function createPolicy() {
  const policy = base();
  policy.remove('consent');
  const login = policy.get('login');
  login?.checks.add(
    new Check('account_blocked', BLOCKED.error_description, BLOCKED.error, ({ oidc }) => {
      const account = accountOf(oidc.account);
      return account !== undefined && !account.active;
    }),
  );
  login?.checks.add(
    new Check('account_gone', 'the account no longer exists', 'login_required', ({ oidc }) =>
      Boolean(oidc.session?.accountId && !oidc.account),
    ),
  );
  policy.add(new Prompt({ name: SELECT_ACCOUNT_PROMPT, requestable: true }), 0);
  policy.add(
    new Prompt(
      { name: SIGN_UP_PROMPT },
      // A request for the sign-up page may come without PKCE (RT-5); then it never gets as far as a code.
      new Check('sign_up_page', 'the sign-up page was asked for', ({ oidc }) => {
        const signedInInstead = Boolean(oidc.result?.login && oidc.params?.code_challenge);
        return oidc.params?.screen_hint === 'signup' && !signedInInstead;
      }),
    ),
    0,
  );
  return policy;
}

import type { SignInCode, SignInScreenView } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { offline, onPhone } from '../../patterns/patterns.fixtures.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'busy', doing: 'starting' } as SignInScreenView,
    supportEmail: 'support@parley.test',
    onSignIn: fn(),
    onOtherAccount: fn(),
    onRetry: fn(),
  },
});

const busy = (doing: Extract<SignInScreenView, { kind: 'busy' }>['doing']) => ({
  args: { view: { kind: 'busy' as const, doing } },
});
const signedOut = (code: SignInCode) => ({ args: { view: { kind: 'signedOut' as const, code } } });

type Problem = Extract<SignInScreenView, { kind: 'problem' }>;
const problem = (code: SignInCode, way: Problem['way']) => ({
  args: { view: { kind: 'problem' as const, code, way } },
});

export const Starting = meta.story(busy('starting'));
export const Completing = meta.story(busy('completing'));
export const Leaving = meta.story({
  ...busy('leaving'),
  name: 'ST-5: leaving for the provider, with a way for those who came back',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the sign-in page' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({
  ...signedOut('noSession'),
  name: 'FA-1: nobody is sent to the provider without a network',
  parameters: noPicture,
  decorators: [offline],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});
export const SigningOut = meta.story(busy('signingOut'));
export const Late = meta.story({ args: { late: true } });

export const NoSession = meta.story({
  ...signedOut('noSession'),
  name: 'ST-5: missing_refresh_token, login_required',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const LoggedOut = meta.story(signedOut('loggedOut'));
export const Elsewhere = meta.story(signedOut('elsewhere'));
export const EndedElsewhere = meta.story(signedOut('endedElsewhere'));
export const PasswordChanged = meta.story({
  ...signedOut('passwordChanged'),
  name: 'US-2: password changed elsewhere',
});
export const AccessRenewed = meta.story({
  ...signedOut('accessRenewed'),
  name: 'US-1: access ended elsewhere and given back is no failed attempt',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const Expired = meta.story(signedOut('expired'));
export const Cancelled = meta.story({ ...signedOut('cancelled'), name: 'ST-5: cancelled' });
export const PopupBlocked = meta.story(signedOut('popupBlocked'));
export const LoginFailed = meta.story({ ...signedOut('loginFailed'), name: 'ST-5: login-failed' });
export const TokenFailed = meta.story({ ...signedOut('tokenFailed'), name: 'ST-5: get-access-token-failed' });
export const InvalidState = meta.story({
  ...signedOut('invalidState'),
  name: 'ST-5, T3: Invalid state',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const CodeExpired = meta.story(signedOut('codeExpired'));

export const Mfa = meta.story({ ...problem('mfa', 'login'), name: 'ST-5: mfa_required' });
export const Consent = meta.story(problem('consent', 'login'));
export const Interaction = meta.story(problem('interaction', 'login'));
export const GrantInvalid = meta.story(problem('grantInvalid', 'login'));
export const Denied = meta.story(problem('denied', 'otherAccount'));
export const Blocked = meta.story({
  ...problem('blocked', 'otherAccount'),
  name: 'ST-5: blocked, with another account or support as the way on',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@parley.test',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
  },
});
export const AccessEnded = meta.story({
  ...problem('accessEnded', 'otherAccount'),
  name: 'US-1: deactivated or removed while signed in',
});
export const Configuration = meta.story({
  ...problem('configuration', 'restart'),
  name: 'ST-5: where trying again does not help, support comes first',
  play: async ({ canvas, canvasElement, args }) => {
    const actions = [...canvasElement.querySelectorAll('a[href^="mailto:"], button')];
    await expect(actions.map(({ textContent }) => textContent)).toEqual(['Contact support', 'Load again']);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Clock = meta.story({
  ...problem('clock', 'restart'),
  name: 'A clock that is wrong',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Check your clock');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Loop = meta.story(problem('loop', 'login'));
export const Storage = meta.story(problem('storage', 'restart'));
export const InsecureOrigin = meta.story(problem('insecureOrigin', 'restart'));

export const Unreachable = meta.story({
  args: { view: { kind: 'unreachable', code: 'unreachable' } },
  name: 'ST-5: request_error',
});
export const TimedOut = meta.story({
  args: { view: { kind: 'unreachable', code: 'timeout' } },
  name: 'ST-5: timeout',
});
export const Phone = meta.story({ ...problem('storage', 'restart'), globals: onPhone });
export const German = meta.story({
  ...problem('configuration', 'restart'),
  globals: { locale: 'de', ...onPhone },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'german on a phone'),
});
/** The one text that comes from outside is an address, which must stay one. */
export const HostileText = meta.story({
  parameters: noPicture,
  render: (args) => (
    <EachHostile>
      {(text) => (
        <SignInScreen
          {...args}
          view={{ kind: 'problem', code: 'blocked', way: 'otherAccount' }}
          supportEmail={text}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

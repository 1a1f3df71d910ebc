// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/signIn',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
});

export const Booting = meta.story({
  name: 'booting',
  render: () => renderState('signIn', 'booting'),
});
export const Restoring = meta.story({
  name: 'restoring',
  render: () => renderState('signIn', 'restoring'),
});
export const Unreachable = meta.story({
  name: 'unreachable',
  render: () => renderState('signIn', 'unreachable'),
});
export const UnreachableTimeout = meta.story({
  name: 'unreachable@timeout',
  render: () => renderState('signIn', 'unreachable@timeout'),
});
export const HandlingCallback = meta.story({
  name: 'handlingCallback',
  render: () => renderState('signIn', 'handlingCallback'),
});
export const Redirecting = meta.story({
  name: 'redirecting',
  render: () => renderState('signIn', 'redirecting'),
});
export const LeftAtProvider = meta.story({
  name: 'leftAtProvider',
  render: () => renderState('signIn', 'leftAtProvider'),
});
export const SignedInFresh = meta.story({
  name: 'signedIn.fresh',
  render: () => renderState('signIn', 'signedIn.fresh'),
});
export const SignedInSettling = meta.story({
  name: 'signedIn.settling',
  render: () => renderState('signIn', 'signedIn.settling'),
});
export const SignedInRefreshing = meta.story({
  name: 'signedIn.refreshing',
  render: () => renderState('signIn', 'signedIn.refreshing'),
});
export const SignedInDegraded = meta.story({
  name: 'signedIn.degraded',
  render: () => renderState('signIn', 'signedIn.degraded'),
});
export const SignedInUserChanged = meta.story({
  name: 'signedIn.userChanged',
  render: () => renderState('signIn', 'signedIn.userChanged'),
});
export const Forgetting = meta.story({
  name: 'forgetting',
  render: () => renderState('signIn', 'forgetting'),
});
export const SignedOut = meta.story({
  name: 'signedOut',
  render: () => renderState('signIn', 'signedOut'),
});
export const SignedOutLoggedOut = meta.story({
  name: 'signedOut@loggedOut',
  render: () => renderState('signIn', 'signedOut@loggedOut'),
});
export const SignedOutExpired = meta.story({
  name: 'signedOut@expired',
  render: () => renderState('signIn', 'signedOut@expired'),
});
export const SignedOutElsewhere = meta.story({
  name: 'signedOut@elsewhere',
  render: () => renderState('signIn', 'signedOut@elsewhere'),
});
export const SignedOutEndedElsewhere = meta.story({
  name: 'signedOut@endedElsewhere',
  render: () => renderState('signIn', 'signedOut@endedElsewhere'),
});
export const SignedOutPasswordChanged = meta.story({
  name: 'signedOut@passwordChanged',
  render: () => renderState('signIn', 'signedOut@passwordChanged'),
});
export const SignedOutAccessRenewed = meta.story({
  name: 'signedOut@accessRenewed',
  render: () => renderState('signIn', 'signedOut@accessRenewed'),
});
export const SignedOutInvalidState = meta.story({
  name: 'signedOut@invalidState',
  render: () => renderState('signIn', 'signedOut@invalidState'),
});
export const SignedOutCodeExpired = meta.story({
  name: 'signedOut@codeExpired',
  render: () => renderState('signIn', 'signedOut@codeExpired'),
});
export const SignedOutCancelled = meta.story({
  name: 'signedOut@cancelled',
  render: () => renderState('signIn', 'signedOut@cancelled'),
});
export const SignedOutTimeout = meta.story({
  name: 'signedOut@timeout',
  render: () => renderState('signIn', 'signedOut@timeout'),
});
export const SignedOutPopupBlocked = meta.story({
  name: 'signedOut@popupBlocked',
  render: () => renderState('signIn', 'signedOut@popupBlocked'),
});
export const SignedOutLoginFailed = meta.story({
  name: 'signedOut@loginFailed',
  render: () => renderState('signIn', 'signedOut@loginFailed'),
});
export const SignedOutTokenFailed = meta.story({
  name: 'signedOut@tokenFailed',
  render: () => renderState('signIn', 'signedOut@tokenFailed'),
});
export const ReauthRequired = meta.story({
  name: 'reauthRequired',
  render: () => renderState('signIn', 'reauthRequired'),
});
export const ReauthRequiredLoop = meta.story({
  name: 'reauthRequired@loop',
  render: () => renderState('signIn', 'reauthRequired@loop'),
});
export const InteractionRequiredConsent = meta.story({
  name: 'interactionRequired.consent',
  render: () => renderState('signIn', 'interactionRequired.consent'),
});
export const InteractionRequiredMfa = meta.story({
  name: 'interactionRequired.mfa',
  render: () => renderState('signIn', 'interactionRequired.mfa'),
});
export const InteractionRequiredOther = meta.story({
  name: 'interactionRequired.other',
  render: () => renderState('signIn', 'interactionRequired.other'),
});
export const Denied = meta.story({
  name: 'denied',
  render: () => renderState('signIn', 'denied'),
});
export const Blocked = meta.story({
  name: 'blocked',
  render: () => renderState('signIn', 'blocked'),
});
export const BlockedAccessEnded = meta.story({
  name: 'blocked@accessEnded',
  render: () => renderState('signIn', 'blocked@accessEnded'),
});
export const ConfigError = meta.story({
  name: 'configError',
  render: () => renderState('signIn', 'configError'),
});
export const ConfigErrorClock = meta.story({
  name: 'configError@clock',
  render: () => renderState('signIn', 'configError@clock'),
});
export const ConfigErrorStorage = meta.story({
  name: 'configError@storage',
  render: () => renderState('signIn', 'configError@storage'),
});
export const ConfigErrorInsecureOrigin = meta.story({
  name: 'configError@insecureOrigin',
  render: () => renderState('signIn', 'configError@insecureOrigin'),
});
export const SigningOut = meta.story({
  name: 'signingOut',
  render: () => renderState('signIn', 'signingOut'),
});

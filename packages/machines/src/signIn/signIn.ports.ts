import { fromCallback, fromPromise } from 'xstate';
import { signInMachine } from './signIn.machine.ts';
import type { SignInPorts } from './signIn.types.ts';

/** The sign-in with the app's own identity client behind it. */
export function signInWith(ports: SignInPorts) {
  return signInMachine.provide({
    actors: {
      prepare: fromPromise(({ signal }) => ports.prepare(signal)),
      getToken: fromPromise(({ input, signal }) => ports.getToken(input, signal)),
      handleCallback: fromPromise(({ input, signal }) => ports.handleCallback(input, signal)),
      login: fromPromise(({ input }) => ports.login(input)),
      logout: fromPromise(() => ports.logout()),
      forget: fromPromise(() => ports.forget()),
      watchPage: fromCallback(({ sendBack }) => ports.watchPage(sendBack)),
    },
  });
}

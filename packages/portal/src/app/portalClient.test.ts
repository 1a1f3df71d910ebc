import { expect, test, vi } from 'vitest';
import type { PortalConfig } from './config.ts';
import type { IdentityClient } from './identityClient.ts';
import { createPortalClient, type SessionReports } from './portalClient.ts';

/** A client whose calls the API refuses with 401 while `refusing` names them. */
function start() {
  const provider = { token: 'one' };
  const refusing = new Set<string>();
  vi.stubGlobal('fetch', async (url: string) => {
    const isRefused = [...refusing].some((each) => url.includes(each));
    return isRefused ? Response.json({ code: 'unauthorized', text: '' }, { status: 401 }) : Response.json({});
  });
  const reports = {
    ...{ onExpired: vi.fn(), onTokenFailed: vi.fn(), onRejected: vi.fn(), onMended: vi.fn() },
    ...{ onAccessEnded: vi.fn(), onForbidden: vi.fn() },
  } satisfies SessionReports;
  const identity = {
    getToken: async () => provider.token,
    idTokenExpired: async () => false,
  } as unknown as IdentityClient;
  const config = { apiBaseUrl: 'http://api.test' } as PortalConfig;
  const client = createPortalClient(config, identity, reports, () => undefined);
  // What it replies with matters to nobody here.
  const call = (name: 'getAssistants' | 'getUsers') =>
    client.call(name as 'getAssistants').catch(() => undefined);
  return { provider, refusing, reports, call };
}

test('ST-4: a refusal is mended once the same call is let through with another token', async () => {
  const { provider, refusing, reports, call } = start();
  refusing.add('GetUsers').add('GetAssistants');
  await Promise.all([call('getUsers'), call('getAssistants')]);
  expect(reports.onRejected.mock.calls).toEqual([
    ['one', null],
    ['one', null],
  ]);
  refusing.delete('GetAssistants');
  // As a call of before, which comes late.
  await call('getAssistants');
  provider.token = 'two';
  await call('getAssistants');
  // One of both is refused as before: what the new token is good for is not known yet.
  expect(reports.onMended).not.toHaveBeenCalled();
  refusing.clear();
  await call('getUsers');
  expect(reports.onMended).toHaveBeenCalledExactlyOnceWith('two');
  await call('getUsers');
  expect(reports.onMended).toHaveBeenCalledOnce();
});

test('ST-4: a call that stays refused mends nothing, whatever else is let through', async () => {
  const { provider, refusing, reports, call } = start();
  refusing.add('GetUsers');
  await call('getUsers');
  provider.token = 'two';
  await call('getAssistants');
  await call('getUsers');
  expect(reports.onMended).not.toHaveBeenCalled();
  expect(reports.onRejected).toHaveBeenLastCalledWith('two', null);
});

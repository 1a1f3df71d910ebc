import { randomUUID } from 'node:crypto';
import type { CallName, InputOf } from '@parley/api';
import sharp from 'sharp';
import { plans } from '../billing/plans.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { messageWith, readAll, type TestServer } from './testServer.ts';

/** Administrators of two organisations, a user with access to the demo's assistant, and one without. */
export const ADMIN = 'admin@acme.test';
export const OTHER_ADMIN = 'admin@newco.test';
export const AGENT = 'agent@acme.test';
export const WITHOUT_ACCESS = 'nobody@acme.test';

/** An assistant of `ADMIN`'s organisation whose files no other test counts. */
const DRAFT = 'a55150a0-0000-4000-8000-000000000003';

/**
 * The result for somebody who makes a call with another caller's input: the status of a refusal, or
 * `own` where the input names no record, so that they get their own data.
 */
export type Outcome = 403 | 404 | 409 | 'own';

/** The input of a call in the contract tests, and the results for callers who may not use it. */
export type CallCase<N extends CallName> = (InputOf<N> extends undefined
  ? { input?: undefined }
  : { input: InputOf<N> }) & {
  /** Result for the administrator of another organisation, or another visitor, with the same input. */
  foreign: Outcome;
  /** Result for a user without access to any assistant; follows from `auth` where that is not `bearer`. */
  withoutAccess: Outcome;
  /** Result for a user who may use the demo's assistant, where `auth` is `bearer`. @default 'own' */
  withAccess?: Outcome;
};

export type CallCases = { [N in CallName]: CallCase<N> };

const own = { foreign: 'own', withoutAccess: 'own' } as const;
/** The input's id has been used by the caller who made the call first. */
const idTaken = { foreign: 409, withoutAccess: 403 } as const;
const ofAssistant = { foreign: 404, withoutAccess: 403 } as const;
const ofDataFile = { foreign: 404, withoutAccess: 403 } as const;
const ofThread = { foreign: 404, withoutAccess: 404, withAccess: 404 } as const;
const ofInvoice = { foreign: 404, withoutAccess: 403 } as const;
const ofUser = { foreign: 404, withoutAccess: 403 } as const;
const ofNotification = { foreign: 404, withoutAccess: 403 } as const;

/**
 * A case of every call of the contract, made from what the demo holds: `ADMIN` and the visitor succeed with
 * it. A call that is added does not compile until it stands here.
 */
export async function createCallCases(server: TestServer, visitor: { clientId: string }): Promise<CallCases> {
  const mine = { ...messageWith('How long does delivery take?'), assistantGuid: HOST_PAGE_ASSISTANT };
  const visitors = messageWith('How long does delivery take?');
  await readAll(server.client(ADMIN).stream('sendMessage', mine));
  await readAll(server.client(visitor).stream('sendWidgetMessage', visitors));
  const byAssistant = { assistantGuid: HOST_PAGE_ASSISTANT };
  const byThread = { threadId: mine.threadId };
  const byAnswer = { answerId: mine.answerId };
  const byVisitorsAnswer = { answerId: visitors.answerId };
  // Another one for each case: the password of before is refused.
  const password = `Parley-${crypto.randomUUID()}`;
  const { sent } = await server.client(ADMIN).call('inviteUsers', {
    invitationGuid: randomUUID(),
    emails: ['stays@acme.test', 'goes@acme.test'],
    role: 'user',
  });
  const [invited = '', removable = ''] = sent.map(({ userId }) => userId);
  const byInvited = { userIds: [invited] };
  const makeAssistant = async (name: string) => {
    const assistantGuid = randomUUID();
    await server.client(ADMIN).call('createAssistant', { name, assistantGuid });
    return assistantGuid;
  };
  const edited = { assistantGuid: await makeAssistant('Edited') };
  const published = { assistantGuid: await makeAssistant('Published') };
  const restored = { assistantGuid: await makeAssistant('Restored') };
  const doomed = await makeAssistant('Doomed');
  const deleted = await makeAssistant('Deleted');
  const purged = await makeAssistant('Purged');
  await server.client(ADMIN).call('deleteAssistants', { assistantGuids: [deleted, purged] });
  const { draft } = await server.client(ADMIN).call('getAssistantDraft', edited);
  const { avatarUrl: _avatar, audience: _audience, userIds: _users, ...content } = draft;
  for (const each of [published, restored]) {
    await server
      .client(ADMIN)
      .call('saveAssistantDraft', { ...each, base: 1, draft: { ...draft, audience: 'chosen' } });
  }
  await server.client(ADMIN).call('publishAssistant', { ...restored, version: 2 });
  const exported = { format: 'parley-assistant', version: 1, assistant: content } as const;
  const severalAssistants = { assistantGuids: [edited.assistantGuid] };
  const file = new File(['Words.'], 'words.txt');
  const [kept, spare] = [randomUUID(), randomUUID()];
  for (const dataFileGuid of [kept, spare]) {
    await server.client(ADMIN).call('uploadDataFile', { assistantGuid: DRAFT, dataFileGuid, file });
  }
  const [invoice] = (await server.client(ADMIN).call('getInvoices')).invoices;
  const byDataFile = { dataFileGuid: kept };
  const forgotten = { ...messageWith('Who asked?'), assistantGuid: HOST_PAGE_ASSISTANT };
  await readAll(server.client(ADMIN).stream('sendMessage', forgotten));
  const dropped = { ...messageWith('Who dropped it?'), assistantGuid: HOST_PAGE_ASSISTANT };
  await readAll(server.client(ADMIN).stream('sendMessage', dropped));
  const { notifications } = await server.client(ADMIN).call('getNotifications');
  const [read = '', removed = ''] = notifications.map(({ id }) => id);

  return {
    showWelcomeWizard: own,
    completeWelcomeWizard: own,
    getWizardProgress: own,
    keepWizardProgress: {
      input: {
        step: 'identity',
        answers: { useCase: null, name: 'Desk', description: '', welcomeMessage: '', starterQuestions: [] },
      },
      ...own,
    },
    changePassword: { input: { newPassword: password, repeatNewPassword: password }, ...own },
    getUserSettings: own,
    setUserLanguage: { input: { Language: 'en' }, ...own },
    verifyEmail: own,
    isEmailVerified: own,
    updateProfile: { input: { name: 'Acme Admin' }, ...own },
    uploadAvatar: { input: { file: await portrait() }, ...own },
    removeAvatar: own,
    updateOrganisation: { input: { organisationName: 'Acme' }, ...own },

    getUsers: { input: { role: 'admin' }, ...own },
    getContacts: own,
    inviteUsers: {
      input: { invitationGuid: randomUUID(), emails: ['invited@acme.test'], role: 'user' },
      ...own,
    },
    resendInvitations: { input: { ...byInvited, invitationGuid: randomUUID() }, ...ofUser },
    createInvitationLink: { input: { invitationGuid: randomUUID(), userId: invited }, ...ofUser },
    changeUserRole: { input: { ...byInvited, role: 'user' }, ...ofUser },
    setUserAssistants: {
      input: { userId: invited, assistantGuids: [HOST_PAGE_ASSISTANT] },
      ...ofUser,
    },
    activateUsers: { input: byInvited, ...ofUser },
    deactivateUsers: { input: byInvited, ...ofUser },
    removeUsers: { input: { userIds: [removable] }, ...ofUser },

    getNotifications: own,
    markNotificationsRead: { input: { notificationIds: [read] }, ...ofNotification },
    removeNotification: { input: { notificationId: removed }, ...ofNotification },

    getSubscriptionStatus: own,
    getSubscriptionPlans: { input: { changesFor: 'M' }, ...own },
    getCustomerPortalUrl: own,
    getSubscriptionOptions: own,
    getCheckoutSessionUrl: { input: { SubscriptionPlanGuid: plans[2].guid }, ...own },
    createCheckoutSession: own,
    markLimitsSeen: own,
    getInvoices: own,
    downloadInvoice: { input: { invoiceGuid: invoice?.invoiceGuid ?? '' }, ...ofInvoice },
    createCustomerPortal: own,

    getAssistants: own,
    getAssistant: { input: byAssistant, ...ofAssistant },
    createAssistant: { input: { name: 'New', assistantGuid: randomUUID() }, ...idTaken },
    getAssistantDraft: { input: byAssistant, ...ofAssistant },
    saveAssistantDraft: { input: { ...edited, base: 1, draft }, ...ofAssistant },
    publishAssistant: { input: { ...published, version: 2 }, ...ofAssistant },
    revertAssistant: { input: { ...published, base: 2 }, ...ofAssistant },
    getAssistantVersions: { input: byAssistant, ...ofAssistant },
    getAssistantVersion: { input: { ...byAssistant, number: 1 }, ...ofAssistant },
    restoreAssistantVersion: { input: { ...restored, number: 1, base: 2 }, ...ofAssistant },
    pauseAssistants: { input: severalAssistants, ...ofAssistant },
    resumeAssistants: { input: severalAssistants, ...ofAssistant },
    duplicateAssistant: { input: { ...edited, newAssistantGuid: randomUUID() }, ...ofAssistant },
    exportAssistant: { input: byAssistant, ...ofAssistant },
    importAssistant: { input: { exported, assistantGuid: randomUUID() }, ...idTaken },
    testAssistant: {
      input: { ...messageWith('And to Spain?'), ...byAssistant, draft, history: [] },
      ...ofAssistant,
    },
    checkPage: { input: { ...byAssistant, address: server.hostPage }, ...ofAssistant },
    uploadAssistantAvatar: { input: { ...byAssistant, file: await portrait() }, ...ofAssistant },
    deleteAssistants: { input: { assistantGuids: [doomed] }, ...ofAssistant },
    getDeletedAssistants: own,
    restoreAssistants: { input: { assistantGuids: [deleted] }, ...ofAssistant },
    purgeAssistants: { input: { assistantGuids: [purged] }, ...ofAssistant },
    getQuickStart: own,
    getLast24Hours: own,

    getDataFiles: { input: byAssistant, ...ofAssistant },
    uploadDataFile: { input: { assistantGuid: DRAFT, dataFileGuid: randomUUID(), file }, ...ofAssistant },
    replaceDataFile: { input: { ...byDataFile, file }, ...ofDataFile },
    retryDataFile: { input: byDataFile, ...ofDataFile },
    deleteDataFile: { input: { dataFileGuid: spare }, ...ofDataFile },
    getDataFilePassages: { input: byDataFile, ...ofDataFile },
    downloadDataFile: { input: byDataFile, ...ofDataFile },

    getConversations: { input: { span: '24h' }, ...own },
    getConversationChoices: own,
    getConversation: { input: byThread, foreign: 404, withoutAccess: 403 },
    settleAnswer: { input: { ...byAnswer, state: 'done' }, foreign: 404, withoutAccess: 403 },
    deleteConversation: { input: { threadId: forgotten.threadId }, foreign: 404, withoutAccess: 403 },
    exportConversations: { input: { type: 'csv' }, ...own },

    getThreads: { input: byAssistant, ...ofAssistant },
    getThread: { input: byThread, ...ofThread },
    // Sent before: whoever is not its writer learns only that the identifier is taken.
    sendMessage: {
      input: { ...messageWith('And to Austria?'), ...byAssistant },
      ...ofAssistant,
      withAccess: 409,
    },
    getAnswerStream: { input: byAnswer, ...ofThread },
    stopAnswer: { input: byAnswer, ...ofThread },
    rateAnswer: { input: { ...byAnswer, rating: 'up' }, ...ofThread },
    markThreadSeen: { input: byThread, ...ofThread },
    renameThread: { input: { ...byThread, title: 'Delivery' }, ...ofThread },
    deleteThread: { input: { threadId: dropped.threadId }, ...ofThread },

    renewWidgetGrant: own,
    getWidgetAssistant: own,
    getWidgetThread: own,
    // Sent before: whoever is not its writer learns only that the identifier is taken.
    sendWidgetMessage: { input: visitors, foreign: 409, withoutAccess: 404 },
    getWidgetAnswerStream: { input: byVisitorsAnswer, ...ofThread },
    stopWidgetAnswer: { input: byVisitorsAnswer, ...ofThread },
    rateWidgetAnswer: { input: { ...byVisitorsAnswer, rating: 'up' }, ...ofThread },
  };
}

/** A picture as a camera sends it, if a small one. */
export async function portrait(): Promise<File> {
  const pixels = { width: 8, height: 8, channels: 3, background: '#4338ca' } as const;
  return new File([new Uint8Array(await sharp({ create: pixels }).png().toBuffer())], 'portrait.png');
}

/** Makes a call with plain fetch: whatever input and headers. */
export function sendCall(
  address: string,
  headers: Record<string, string>,
  input: Record<string, unknown> = {},
): Promise<Response> {
  const [method, url] = address.split(' ') as ['GET' | 'POST', string];
  if (method === 'GET') {
    return fetch(`${url}?${new URLSearchParams(input as Record<string, string>)}`, { headers });
  }
  if (!('file' in input)) {
    const sent = { ...headers, 'content-type': 'application/json' };
    return fetch(url, { method, headers: sent, body: JSON.stringify(input) });
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, value as string | Blob);
  return fetch(url, { method, headers, body });
}

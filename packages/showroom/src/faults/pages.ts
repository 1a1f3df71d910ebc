import type { CallName } from '@parley/api';
import { exampleReplies } from '@parley/api/examples';
import type { MockReplies } from '@parley/api/msw';
import { FAULT_SCREENS, type FaultScreen, type FaultScreenName } from './faultScreens.ts';
import { WRITE_FAULT_NAMES } from './faults.ts';

/** Where the portal shows a screen, and with which replies instead of the examples. */
export interface PortalPage {
  /** Path of the portal. */
  route: string;
  replies?: MockReplies;
  /** The calls that the fault hits, where the others only lead to the place of it. @default all */
  calls?: readonly CallName[];
  /** When the fault begins: once the user is known, or with the very first call. @default 'arrival' */
  from?: 'arrival' | 'start';
  /** @default 'admin' */
  user?: 'admin' | 'user';
}

/** The widget shows a screen: it has one page alone. */
export interface WidgetPage {
  widget: true;
}

export type FaultPage = PortalPage | WidgetPage;

const { assistantGuid } = exampleReplies.getAssistant;
const { plans } = exampleReplies.getSubscriptionPlans;
const [readyFile] = exampleReplies.getDataFiles.dataFiles;
const [admin] = exampleReplies.getUsers.rows;
const [notification] = exampleReplies.getNotifications.notifications;
const OTHER_PLAN_GUID = '0b9b6a0e-2f6b-4b60-9d5b-6a8f1d1c0a11';

/** Calls that write nothing, but are made on a press of a button, as writing is. */
export const ASKED_FOR: readonly string[] = ['getCustomerPortalUrl', 'downloadInvoice'];

/**
 * Calls that nobody presses for: made while somebody types, with a failing that is a state of their screen,
 * or made by opening a page, and made again at the next visit.
 */
export const IN_THE_BACKGROUND: readonly string[] = ['keepWizardProgress', 'markLimitsSeen'];

/** Page by title of the screen's stories; null for screens that make no call, or that no route shows. */
export const PAGE_OF_TITLE: Record<string, FaultPage | null> = {
  'screens/AccountScreen': {
    route: '/edit-account',
    replies: { isEmailVerified: { reply: { isEmailVerified: false, linkSent: true } } },
  },
  'screens/AssistantListScreen': { route: '/' },
  'screens/BillingScreen': {
    route: '/billing',
    // A host that the portal follows (T16).
    replies: {
      getCustomerPortalUrl: { reply: { customerPortalUrl: 'https://billing.stripe.com/p/session' } },
    },
  },
  'screens/ChatScreen': { route: `/assistants/chat/${assistantGuid}` },
  'screens/ConfigErrorScreen': null,
  'screens/ConversationsScreen': { route: '/conversations' },
  'screens/CreateAssistantScreen': { route: '/create-assistant' },
  'screens/EditAssistantScreen': { route: `/assistants/edit/${assistantGuid}` },
  'screens/ErrorFallback': null,
  'screens/LoadingScreen': null,
  'screens/MissingAssistantScreen': null,
  'screens/NoAssistantsScreen': null,
  'screens/PendingScreen': null,
  'screens/PricingScreen': {
    route: '/pricing',
    replies: {
      getSubscriptionPlans: {
        reply: {
          plans: [
            ...plans,
            ...plans.map((plan) => ({
              ...plan,
              subscriptionPlanGuid: OTHER_PLAN_GUID,
              code: 'business' as const,
              monthlyPrice: 2 * plan.monthlyPrice,
              yearlyPrice: 2 * plan.yearlyPrice,
              current: false,
              popular: false,
            })),
          ],
        },
      },
    },
  },
  'screens/QuickStartScreen': { route: '/quick-start-guide' },
  'screens/SignInScreen': null,
  'screens/StartUpScreen': { route: '/', from: 'start' },
  'screens/StatusScreen': null,
  'screens/UsersScreen': { route: '/users' },
  'screens/WelcomeWizardScreen': {
    route: '/welcome-wizard',
    replies: {
      showWelcomeWizard: { reply: { showWelcomeWizard: true } },
      getAssistants: { reply: { assistants: [], assistantLimit: 3, deletedCount: 0 } },
    },
  },
  'screens/WidgetChatScreen': { widget: true },
  'screens/WidgetErrorScreen': { widget: true },
  'screens/WidgetLoadingScreen': { widget: true },
};

/** A file that failed, by its name: whoever tries it again has a row to press at. */
export const FAILED_FILE = 'prices.pdf';

/** Somebody who may be changed, and somebody who is invited, by their names. */
export const COLLEAGUE = 'Acme Agent';
export const INVITED = 'new.colleague@acme.test';

/** The title of the thread that is open. */
export const THREAD = exampleReplies.getThread.thread.title;

const failedFile = readyFile && {
  ...readyFile,
  dataFileGuid: '0b9b6a0e-2f6b-4b60-9d5b-6a8f1d1c0a12',
  name: FAILED_FILE,
  pages: 0,
  status: 'failed' as const,
  failure: 'encrypted' as const,
};

const dataTab = (...calls: CallName[]): PortalPage => ({
  route: `/assistants/edit/${assistantGuid}?tab=data`,
  replies: {
    getDataFiles: { reply: { dataFiles: [readyFile, failedFile].flatMap((file) => file ?? []) } },
    ...(failedFile && { retryDataFile: { reply: { ...failedFile, status: 'queued', failure: null } } }),
  },
  calls,
});

const editor: PortalPage = { route: `/assistants/edit/${assistantGuid}` };
const edited = exampleReplies.getAssistantDraft;

const users: PortalPage = {
  route: '/users',
  replies: {
    getUsers: {
      reply: {
        rows: admin
          ? [
              admin,
              {
                ...admin,
                userId: '0b9b6a0e-2f6b-4b60-9d5b-6a8f1d1c0a13',
                name: COLLEAGUE,
                email: 'agent@acme.test',
                role: 'user',
                isSelf: false,
              },
              {
                ...admin,
                userId: '0b9b6a0e-2f6b-4b60-9d5b-6a8f1d1c0a14',
                name: INVITED,
                email: INVITED,
                role: 'user',
                status: 'invited',
                isSelf: false,
                invitationEndsAt: '2026-03-16T09:26:53.000Z',
              },
            ]
          : [],
        total: 3,
        activeAdmins: 1,
        totalAssistants: 3,
      },
    },
  },
};

const conversation: PortalPage = {
  route: `/conversations?conversation=${exampleReplies.getConversation.conversation.threadId}`,
};

const notifications = (...calls: CallName[]): PortalPage => ({
  route: '/',
  replies: {
    getNotifications: { reply: { notifications: notification ? [{ ...notification, read: false }] : [] } },
  },
  calls,
});

/** Pages that show a screen in another state than its title's page does, by the name of their faults. */
const PAGE_OF_FAULTS: Partial<Record<FaultScreenName, FaultPage>> = {
  // The assistant is made already: what is left is its first chat.
  FirstChat: {
    route: '/welcome-wizard',
    replies: { showWelcomeWizard: { reply: { showWelcomeWizard: true } } },
  },
  Versions: { ...editor, calls: ['getAssistantVersions'] },
  // Nothing waits to be published, so that nothing is asked first.
  VersionRestoring: {
    ...editor,
    replies: { getAssistantDraft: { reply: { ...edited, published: edited.draft } } },
  },
  DataFiles: dataTab('getDataFiles'),
  FilePreview: dataTab('getDataFilePassages'),
  FileUpload: dataTab(),
  FileReplacement: dataTab(),
  FileRetry: dataTab(),
  FileRemoval: dataTab(),
  Invitation: users,
  InvitationResending: users,
  UserRole: users,
  UserAssistants: users,
  UserDeactivation: users,
  UserRemoval: users,
  AnswerFile: conversation,
  AnswerStarter: conversation,
  AnswerMark: conversation,
  ConversationRemoval: conversation,
  Notifications: notifications('getNotifications'),
  NotificationReading: notifications(),
  NotificationRemoval: notifications(),
};

/** The page of the stories `Faults/<screen>`; where nothing is read, only the call that saves fails. */
export function pageOf(screen: FaultScreenName): FaultPage | null {
  const { of, reads, writes, saves }: FaultScreen = FAULT_SCREENS[screen];
  const page = PAGE_OF_FAULTS[screen] ?? PAGE_OF_TITLE[of] ?? null;
  const hitsAll = reads.length > 0 || writes === WRITE_FAULT_NAMES || !saves;
  return !page || hitsAll || 'widget' in page ? page : { ...page, calls: [saves] };
}

/** Path of the portal that the stories `Faults/<screen>` show. */
export function routeOf(screen: FaultScreenName): string {
  const page = pageOf(screen);
  if (!page || 'widget' in page) throw new Error(`${screen} is not shown by the portal.`);
  return page.route;
}

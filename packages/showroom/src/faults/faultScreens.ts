import type { CallName } from '@parley/api';
import { FAULT_NAMES, type FaultName, WRITE_FAULT_NAMES } from './faults.ts';
import {
  CHAT_PROMISES,
  EDITOR_PROMISES,
  FIRST_CHAT_PROMISES,
  NEWS_PROMISES,
  PORTAL_PROMISES,
  type Promises,
  UPLOAD_PROMISES,
  WIDGET_PROMISES,
  WIZARD_PROMISES,
} from './promises.ts';

/** One fault for each kind of message: enough where the code is that of a screen that has all faults. */
const EACH_WAY: readonly FaultName[] = ['429', '460', '500', 'slow', 'offline'];

/** The same for an action that goes the way of one that has each kind of message. */
const SAME_WAY: readonly FaultName[] = ['500', 'slow', 'offline'];

/** The same where a banner of the whole page tells that there is no network. */
const CONNECTED: readonly FaultName[] = ['429', '460', '500', 'slow'];

/** Faults that end by themselves, after which the reader tries again. */
export const PASSING: readonly FaultName[] = ['429', '500', 'slow', 'offline'];

/**
 * What every form meets: what the subscription does not allow, a reply that tells nothing, then a session
 * that has ended.
 */
export const REFUSALS: readonly FaultName[] = ['460', '461', '462', '463', '464', 'malformed', '401'];

/** A screen whose faults are pinned, by its stories' name in `Faults/`. */
export interface FaultScreen {
  /** Title of the screen's own stories, which says the page where `PAGE_OF_FAULTS` does not. */
  of: string;
  /** The call that it saves with; none where the button only reads. */
  saves?: CallName;
  /** Faults of what it reads, and of what it saves. */
  reads: readonly FaultName[];
  writes: readonly FaultName[];
  /** What it promises; what screens with lists and forms do unless said otherwise. */
  promises?: Promises;
  /** Verb for its writing in the names of stories. @default 'saving' */
  verb?: string;
  /** Whether a failed repeated read shows nothing and is left to the next read. */
  looksAgain?: true;
  /** Whether it reads only as it opens: nothing older stays in view of a read that fails. */
  readsOnce?: true;
  /** The faults that have pictures, where the others show the same screen with other words. @default all */
  pictured?: readonly FaultName[];
  /** Success leads away from the portal, so no story shows it. */
  leaves?: true;
}

/**
 * The screens whose faults are pinned: every fault where a screen reads and where one saves, and one for each
 * kind of message on the others.
 */
export const FAULT_SCREENS = {
  AssistantList: { of: 'screens/AssistantListScreen', reads: FAULT_NAMES, writes: [] },
  Users: { of: 'screens/UsersScreen', reads: EACH_WAY, writes: [] },
  Conversations: { of: 'screens/ConversationsScreen', reads: EACH_WAY, writes: [] },
  Account: { of: 'screens/AccountScreen', saves: 'changePassword', reads: EACH_WAY, writes: EACH_WAY },
  Billing: {
    of: 'screens/BillingScreen',
    saves: 'getCustomerPortalUrl',
    reads: EACH_WAY,
    writes: EACH_WAY,
    promises: PORTAL_PROMISES,
    leaves: true,
  },
  Pricing: {
    of: 'screens/PricingScreen',
    saves: 'getCheckoutSessionUrl',
    reads: EACH_WAY,
    writes: EACH_WAY,
    leaves: true,
  },
  QuickStart: { of: 'screens/QuickStartScreen', reads: EACH_WAY, writes: [] },
  CreateAssistant: {
    of: 'screens/CreateAssistantScreen',
    saves: 'createAssistant',
    reads: [],
    writes: WRITE_FAULT_NAMES,
  },
  Editor: {
    of: 'screens/EditAssistantScreen',
    saves: 'saveAssistantDraft',
    reads: ['403', '404', ...EACH_WAY],
    writes: ['401', '403', '422', '429', '500', 'slow'],
    promises: EDITOR_PROMISES,
    looksAgain: true,
  },
  Publishing: {
    of: 'screens/EditAssistantScreen',
    saves: 'publishAssistant',
    reads: [],
    writes: ['403', '409', '429', '500', 'slow'],
    promises: EDITOR_PROMISES,
    verb: 'publishing',
  },
  Versions: {
    of: 'screens/EditAssistantScreen',
    reads: CONNECTED,
    writes: [],
    readsOnce: true,
    pictured: ['500'],
  },
  VersionRestoring: {
    of: 'screens/EditAssistantScreen',
    saves: 'restoreAssistantVersion',
    reads: [],
    writes: ['404', ...SAME_WAY],
    promises: EDITOR_PROMISES,
    verb: 'restoring',
    pictured: [],
  },
  DataFiles: {
    of: 'screens/EditAssistantScreen',
    reads: CONNECTED,
    writes: [],
    pictured: ['500', 'slow'],
  },
  FilePreview: {
    of: 'screens/EditAssistantScreen',
    reads: CONNECTED,
    writes: [],
    readsOnce: true,
    pictured: ['500'],
  },
  FileUpload: {
    of: 'screens/EditAssistantScreen',
    saves: 'uploadDataFile',
    reads: [],
    writes: ['422', ...EACH_WAY],
    promises: UPLOAD_PROMISES,
    verb: 'sending',
    pictured: ['422', '500'],
  },
  FileReplacement: {
    of: 'screens/EditAssistantScreen',
    saves: 'replaceDataFile',
    reads: [],
    writes: ['422', '500', 'slow'],
    promises: UPLOAD_PROMISES,
    verb: 'sending',
    pictured: [],
  },
  FileRetry: {
    of: 'screens/EditAssistantScreen',
    saves: 'retryDataFile',
    reads: [],
    writes: SAME_WAY,
    verb: 'retrying',
    pictured: ['slow'],
  },
  FileRemoval: {
    of: 'screens/EditAssistantScreen',
    saves: 'deleteDataFile',
    reads: [],
    writes: SAME_WAY,
    verb: 'removing',
    pictured: ['slow'],
  },
  Invitation: {
    of: 'screens/UsersScreen',
    saves: 'inviteUsers',
    reads: [],
    writes: ['422', ...EACH_WAY],
    verb: 'inviting',
    pictured: ['500', 'offline'],
  },
  InvitationResending: {
    of: 'screens/UsersScreen',
    saves: 'resendInvitations',
    reads: [],
    writes: SAME_WAY,
    verb: 'sending',
    pictured: ['slow'],
  },
  UserRole: {
    of: 'screens/UsersScreen',
    saves: 'changeUserRole',
    reads: [],
    writes: ['409', ...EACH_WAY],
    pictured: ['409', '500'],
  },
  UserAssistants: {
    of: 'screens/UsersScreen',
    saves: 'setUserAssistants',
    reads: [],
    writes: ['404', ...SAME_WAY],
    pictured: ['404'],
  },
  UserDeactivation: {
    of: 'screens/UsersScreen',
    saves: 'deactivateUsers',
    reads: [],
    writes: SAME_WAY,
    verb: 'deactivating',
    pictured: [],
  },
  UserRemoval: {
    of: 'screens/UsersScreen',
    saves: 'removeUsers',
    reads: [],
    writes: SAME_WAY,
    verb: 'removing',
    pictured: ['offline'],
  },
  AnswerFile: {
    of: 'screens/ConversationsScreen',
    saves: 'uploadDataFile',
    reads: [],
    writes: ['422', ...EACH_WAY],
    verb: 'adding',
    pictured: ['500'],
  },
  AnswerStarter: {
    of: 'screens/ConversationsScreen',
    saves: 'saveAssistantDraft',
    reads: [],
    writes: ['409', ...SAME_WAY],
    verb: 'adding',
    pictured: ['409'],
  },
  AnswerMark: {
    of: 'screens/ConversationsScreen',
    saves: 'settleAnswer',
    reads: [],
    writes: ['404', ...SAME_WAY],
    verb: 'marking',
    pictured: ['404'],
  },
  ConversationRemoval: {
    of: 'screens/ConversationsScreen',
    saves: 'deleteConversation',
    reads: [],
    writes: SAME_WAY,
    verb: 'deleting',
    pictured: ['500'],
  },
  Notifications: {
    of: 'screens/AssistantListScreen',
    reads: SAME_WAY,
    writes: [],
    promises: NEWS_PROMISES,
    readsOnce: true,
    pictured: ['500'],
  },
  NotificationReading: {
    of: 'screens/AssistantListScreen',
    saves: 'markNotificationsRead',
    reads: [],
    writes: ['429', '500', 'offline'],
    verb: 'marking',
    pictured: ['500'],
  },
  NotificationRemoval: {
    of: 'screens/AssistantListScreen',
    saves: 'removeNotification',
    reads: [],
    writes: ['429', '500', 'offline'],
    verb: 'removing',
    pictured: [],
  },
  AccountDetails: {
    of: 'screens/AccountScreen',
    saves: 'updateProfile',
    reads: [],
    writes: SAME_WAY,
    pictured: ['500'],
  },
  Organisation: {
    of: 'screens/AccountScreen',
    saves: 'updateOrganisation',
    reads: [],
    writes: SAME_WAY,
    pictured: [],
  },
  EmailVerification: {
    of: 'screens/AccountScreen',
    saves: 'verifyEmail',
    reads: [],
    writes: SAME_WAY,
    verb: 'sending',
    pictured: [],
  },
  Avatar: {
    of: 'screens/AccountScreen',
    saves: 'uploadAvatar',
    reads: [],
    writes: SAME_WAY,
    verb: 'sending',
    pictured: [],
  },
  Chat: {
    of: 'screens/ChatScreen',
    saves: 'sendMessage',
    reads: ['403', '404', ...EACH_WAY],
    writes: WRITE_FAULT_NAMES,
    promises: CHAT_PROMISES,
    verb: 'sending',
    looksAgain: true,
  },
  ThreadRenaming: {
    of: 'screens/ChatScreen',
    saves: 'renameThread',
    reads: [],
    writes: ['404', '422', ...SAME_WAY],
    verb: 'renaming',
    pictured: ['500'],
  },
  ThreadRemoval: {
    of: 'screens/ChatScreen',
    saves: 'deleteThread',
    reads: [],
    writes: SAME_WAY,
    verb: 'deleting',
    pictured: [],
  },
  Widget: {
    of: 'screens/WidgetChatScreen',
    saves: 'sendWidgetMessage',
    reads: ['403', '404', ...EACH_WAY],
    writes: WRITE_FAULT_NAMES,
    promises: WIDGET_PROMISES,
    verb: 'sending',
    readsOnce: true,
  },
  WelcomeWizard: {
    of: 'screens/WelcomeWizardScreen',
    saves: 'saveAssistantDraft',
    reads: ['500', 'slow'],
    writes: ['401', '403', '422', ...EACH_WAY],
    promises: WIZARD_PROMISES,
  },
  FirstChat: {
    of: 'screens/WelcomeWizardScreen',
    reads: [],
    writes: EACH_WAY,
    promises: FIRST_CHAT_PROMISES,
    verb: 'opening',
  },
} as const satisfies Record<string, FaultScreen>;

export type FaultScreenName = keyof typeof FAULT_SCREENS;

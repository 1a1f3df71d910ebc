import type { CallName } from '@parley/api';
import { FAULT_SCREENS, type FaultScreen, type FaultScreenName } from './faultScreens.ts';

/** The lists, by their stories' names, with the call that each is read by. Each has a cell of its own. */
export const LISTS: Partial<Record<FaultScreenName, CallName>> = {
  AssistantList: 'getAssistants',
  Users: 'getUsers',
  Conversations: 'getConversations',
  Billing: 'getInvoices',
  Pricing: 'getSubscriptionPlans',
  Versions: 'getAssistantVersions',
  DataFiles: 'getDataFiles',
  Notifications: 'getNotifications',
};

/** Calls whose lists are part of another screen, where their rows are left out by the same client. */
export const OTHER_LISTS: readonly CallName[] = [
  'getAnswerStream',
  'getAssistantDraft',
  'getContacts',
  'getConversation',
  'getConversationChoices',
  'getDataFilePassages',
  'getDeletedAssistants',
  'getQuickStart',
  'getThread',
  'getThreads',
];

/** What writes without being a form: messages, which have cells of their own, and marks on the news. */
const NO_FORMS: readonly string[] = ['Chat', 'Widget', 'NotificationReading', 'NotificationRemoval'];

/** The forms, by their stories' names: what saves with a call. Each has cells of its own. */
export const FORMS = (Object.keys(FAULT_SCREENS) as FaultScreenName[]).filter((name) => {
  const { saves }: FaultScreen = FAULT_SCREENS[name];
  return saves !== undefined && !NO_FORMS.includes(name);
});

/** The form in whose code a call is made, or why it needs none. */
type NoForm = FaultScreenName | 'background' | 'oneClick' | 'unused';

/** Calls that write and are not what a form above saves with. */
export const OTHER_WRITES: Partial<Record<CallName, NoForm>> = {
  activateUsers: 'UserDeactivation',
  removeAvatar: 'Avatar',
  completeWelcomeWizard: 'WelcomeWizard',
  revertAssistant: 'Publishing',
  uploadAssistantAvatar: 'Avatar',
  keepWizardProgress: 'background',
  markLimitsSeen: 'background',
  markThreadSeen: 'background',
  renewWidgetGrant: 'background',
  setUserLanguage: 'background',
  // Nothing is saved: what failed is told, and pressed again.
  checkPage: 'oneClick',
  createInvitationLink: 'oneClick',
  deleteAssistants: 'oneClick',
  restoreAssistants: 'oneClick',
  purgeAssistants: 'oneClick',
  duplicateAssistant: 'oneClick',
  importAssistant: 'oneClick',
  pauseAssistants: 'oneClick',
  resumeAssistants: 'oneClick',
  stopAnswer: 'oneClick',
  stopWidgetAnswer: 'oneClick',
  // A message to a draft, told in its chat.
  testAssistant: 'Chat',
  // Told in the chat, where the words stay in their field until they have arrived.
  rateAnswer: 'Chat',
  rateWidgetAnswer: 'Widget',
  // Specified by name; the portal calls their GET twins.
  createCheckoutSession: 'unused',
  createCustomerPortal: 'unused',
};

/**
 * Method and path of every call. It stands apart from the schemas so that a browser bundle
 * that only needs to know where to send a request does not carry the schema library.
 */
export const addresses = {
  // Names and letter case are given by API-1.
  showWelcomeWizard: 'GET /api/User/showwelcomewizard',
  changePassword: 'POST /api/User/ChangePassword',
  getUserSettings: 'GET /api/User/GetUserSettings',
  setUserLanguage: 'POST /api/User/setuserlanguage',
  verifyEmail: 'POST /api/User/verifyemail',
  isEmailVerified: 'GET /api/User/isemailverified',
  getSubscriptionStatus: 'GET /api/subscription/GetSubscriptionStatus',
  getSubscriptionPlans: 'GET /api/subscription/GetSubscriptionPlans',
  getCustomerPortalUrl: 'GET /api/subscription/GetCustomerPortalUrl',
  getSubscriptionOptions: 'GET /api/subscription/GetSubscriptionOptions',
  getCheckoutSessionUrl: 'POST /api/subscription/GetCheckoutSessionUrl',
  createCheckoutSession: 'POST /api/subscription/createcheckoutsession',
  createCustomerPortal: 'POST /api/subscription/createcustomerportal',

  // The rest of the API, in the same manner.
  completeWelcomeWizard: 'POST /api/User/CompleteWelcomeWizard',
  getWizardProgress: 'GET /api/User/GetWizardProgress',
  keepWizardProgress: 'POST /api/User/KeepWizardProgress',
  updateProfile: 'POST /api/User/UpdateProfile',
  uploadAvatar: 'POST /api/User/UploadAvatar',
  removeAvatar: 'POST /api/User/RemoveAvatar',
  updateOrganisation: 'POST /api/Organisation/UpdateOrganisation',
  markLimitsSeen: 'POST /api/subscription/MarkLimitsSeen',
  getInvoices: 'GET /api/subscription/GetInvoices',
  downloadInvoice: 'GET /api/subscription/DownloadInvoice',
  getUsers: 'GET /api/User/GetUsers',
  getContacts: 'GET /api/User/GetContacts',
  inviteUsers: 'POST /api/User/InviteUsers',
  resendInvitations: 'POST /api/User/ResendInvitations',
  createInvitationLink: 'POST /api/User/CreateInvitationLink',
  changeUserRole: 'POST /api/User/ChangeUserRole',
  setUserAssistants: 'POST /api/User/SetUserAssistants',
  activateUsers: 'POST /api/User/ActivateUsers',
  deactivateUsers: 'POST /api/User/DeactivateUsers',
  removeUsers: 'POST /api/User/RemoveUsers',
  getNotifications: 'GET /api/Notification/GetNotifications',
  markNotificationsRead: 'POST /api/Notification/MarkRead',
  removeNotification: 'POST /api/Notification/Remove',
  getAssistants: 'GET /api/Assistant/GetAssistants',
  getAssistant: 'GET /api/Assistant/GetAssistant',
  createAssistant: 'POST /api/Assistant/CreateAssistant',
  getAssistantDraft: 'GET /api/Assistant/GetAssistantDraft',
  saveAssistantDraft: 'POST /api/Assistant/SaveAssistantDraft',
  publishAssistant: 'POST /api/Assistant/PublishAssistant',
  revertAssistant: 'POST /api/Assistant/RevertAssistant',
  getAssistantVersions: 'GET /api/Assistant/GetAssistantVersions',
  getAssistantVersion: 'GET /api/Assistant/GetAssistantVersion',
  restoreAssistantVersion: 'POST /api/Assistant/RestoreAssistantVersion',
  pauseAssistants: 'POST /api/Assistant/PauseAssistants',
  resumeAssistants: 'POST /api/Assistant/ResumeAssistants',
  duplicateAssistant: 'POST /api/Assistant/DuplicateAssistant',
  exportAssistant: 'GET /api/Assistant/ExportAssistant',
  importAssistant: 'POST /api/Assistant/ImportAssistant',
  testAssistant: 'POST /api/Assistant/TestAssistant',
  checkPage: 'POST /api/Assistant/CheckPage',
  uploadAssistantAvatar: 'POST /api/Assistant/UploadAssistantAvatar',
  deleteAssistants: 'POST /api/Assistant/DeleteAssistants',
  getDeletedAssistants: 'GET /api/Assistant/GetDeletedAssistants',
  restoreAssistants: 'POST /api/Assistant/RestoreAssistants',
  purgeAssistants: 'POST /api/Assistant/PurgeAssistants',
  getDataFiles: 'GET /api/Assistant/GetDataFiles',
  uploadDataFile: 'POST /api/DataFile/Upload',
  replaceDataFile: 'POST /api/DataFile/Replace',
  retryDataFile: 'POST /api/DataFile/Retry',
  deleteDataFile: 'POST /api/DataFile/Delete',
  getDataFilePassages: 'GET /api/DataFile/GetPassages',
  downloadDataFile: 'GET /api/DataFile/Download',
  getQuickStart: 'GET /api/Dashboard/GetQuickStart',
  getLast24Hours: 'GET /api/Dashboard/GetLast24Hours',

  getConversations: 'GET /api/Conversation/GetConversations',
  getConversationChoices: 'GET /api/Conversation/GetChoices',
  getConversation: 'GET /api/Conversation/GetConversation',
  settleAnswer: 'POST /api/Conversation/SettleAnswer',
  deleteConversation: 'POST /api/Conversation/Delete',
  exportConversations: 'GET /api/Conversation/Export',

  getThreads: 'GET /api/Chat/GetThreads',
  getThread: 'GET /api/Chat/GetThread',
  sendMessage: 'POST /api/Chat/SendMessage',
  getAnswerStream: 'GET /api/Chat/GetAnswerStream',
  stopAnswer: 'POST /api/Chat/StopAnswer',
  rateAnswer: 'POST /api/Chat/RateAnswer',
  markThreadSeen: 'POST /api/Chat/MarkThreadSeen',

  renewWidgetGrant: 'POST /api/Widget/RenewGrant',
  getWidgetAssistant: 'GET /api/Widget/GetAssistant',
  getWidgetThread: 'GET /api/Widget/GetThread',
  sendWidgetMessage: 'POST /api/Widget/SendMessage',
  getWidgetAnswerStream: 'GET /api/Widget/GetAnswerStream',
  stopWidgetAnswer: 'POST /api/Widget/StopAnswer',
  rateWidgetAnswer: 'POST /api/Widget/RateAnswer',
} as const satisfies Record<string, `${'GET' | 'POST'} /api/${string}`>;

/** Name of a call, as the client's methods and the server's handlers carry it. */
export type CallName = keyof typeof addresses;

/**
 * Path of the portal's sign-in, from its root, that drops the session which the browser keeps and asks the
 * provider who is signed in: somebody else may be by now (US-1).
 */
export const SIGN_IN_ANEW = { path: 'signin', parameter: 'anew' } as const;

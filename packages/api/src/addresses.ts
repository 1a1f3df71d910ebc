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
  updateProfile: 'POST /api/User/UpdateProfile',
  uploadAvatar: 'POST /api/User/UploadAvatar',
  removeAvatar: 'POST /api/User/RemoveAvatar',
  updateOrganisation: 'POST /api/Organisation/UpdateOrganisation',
  getUsers: 'GET /api/User/GetUsers',
  inviteUsers: 'POST /api/User/InviteUsers',
  resendInvitations: 'POST /api/User/ResendInvitations',
  createInvitationLink: 'POST /api/User/CreateInvitationLink',
  changeUserRole: 'POST /api/User/ChangeUserRole',
  setUserAssistants: 'POST /api/User/SetUserAssistants',
  activateUsers: 'POST /api/User/ActivateUsers',
  deactivateUsers: 'POST /api/User/DeactivateUsers',
  removeUsers: 'POST /api/User/RemoveUsers',
  getAssistants: 'GET /api/Assistant/GetAssistants',
  getAssistant: 'GET /api/Assistant/GetAssistant',
  createAssistant: 'POST /api/Assistant/CreateAssistant',
  getAssistantDraft: 'GET /api/Assistant/GetAssistantDraft',
  saveAssistantDraft: 'POST /api/Assistant/SaveAssistantDraft',
  publishAssistant: 'POST /api/Assistant/PublishAssistant',
  revertAssistant: 'POST /api/Assistant/RevertAssistant',
  pauseAssistants: 'POST /api/Assistant/PauseAssistants',
  resumeAssistants: 'POST /api/Assistant/ResumeAssistants',
  duplicateAssistant: 'POST /api/Assistant/DuplicateAssistant',
  exportAssistant: 'GET /api/Assistant/ExportAssistant',
  importAssistant: 'POST /api/Assistant/ImportAssistant',
  uploadAssistantAvatar: 'POST /api/Assistant/UploadAssistantAvatar',
  deleteAssistants: 'POST /api/Assistant/DeleteAssistants',
  getDataFiles: 'GET /api/Assistant/GetDataFiles',
  getLast24Hours: 'GET /api/Dashboard/GetLast24Hours',

  getThreads: 'GET /api/Chat/GetThreads',
  getThread: 'GET /api/Chat/GetThread',
  sendMessage: 'POST /api/Chat/SendMessage',
  getAnswerStream: 'GET /api/Chat/GetAnswerStream',
  stopAnswer: 'POST /api/Chat/StopAnswer',
  rateAnswer: 'POST /api/Chat/RateAnswer',
  markThreadSeen: 'POST /api/Chat/MarkThreadSeen',

  getWidgetAssistant: 'GET /api/Widget/GetAssistant',
  getWidgetThread: 'GET /api/Widget/GetThread',
  sendWidgetMessage: 'POST /api/Widget/SendMessage',
  getWidgetAnswerStream: 'GET /api/Widget/GetAnswerStream',
  stopWidgetAnswer: 'POST /api/Widget/StopAnswer',
  rateWidgetAnswer: 'POST /api/Widget/RateAnswer',
} as const satisfies Record<string, `${'GET' | 'POST'} /api/${string}`>;

/** Name of a call, as the client's methods and the server's handlers carry it. */
export type CallName = keyof typeof addresses;

/**
 * The specified calls (API-1), letter for letter: tests hold the contract and its document against them.
 * They do not come from `addresses`, which they prove.
 */
export const specifiedCalls: readonly string[] = [
  'GET /api/User/showwelcomewizard',
  'POST /api/User/ChangePassword',
  'GET /api/User/GetUserSettings',
  'POST /api/User/setuserlanguage',
  'POST /api/User/verifyemail',
  'GET /api/User/isemailverified',
  'GET /api/subscription/GetSubscriptionStatus',
  'GET /api/subscription/GetSubscriptionPlans',
  'GET /api/subscription/GetCustomerPortalUrl',
  'GET /api/subscription/GetSubscriptionOptions',
  'POST /api/subscription/GetCheckoutSessionUrl',
  'POST /api/subscription/createcheckoutsession',
  'POST /api/subscription/createcustomerportal',
];

/** Most that may be transferred, in KB (1000 bytes) as gzip -9 makes them. */
export interface Budget {
  js: number;
  css: number;
}

/** A route loads the page of the entry and these lazily loaded parts, given by the ends of their names. */
export interface RouteBudget extends Budget {
  parts: readonly string[];
}

const IDENTITY = '@auth0/auth0-spa-js/';

/**
 * What each route of the portal may load: measured, and 2 % more. A figure grows only together with a reason
 * in its commit; one that shrinks is taken over. The identity client belongs to each, as start-up waits for
 * it.
 */
export const portalBudgets: Record<string, RouteBudget> = {
  'assistant list': { parts: [IDENTITY], js: 274.6, css: 16 },
  chat: { parts: [IDENTITY, 'chat/ChatPage.tsx'], js: 326.8, css: 21.9 },
  'chat of a non-admin': { parts: [IDENTITY, 'chat/LastChatPage.tsx'], js: 326.9, css: 21.9 },
  'create an assistant': { parts: [IDENTITY, 'assistants/CreateAssistantPage.tsx'], js: 314, css: 19 },
  'edit an assistant': { parts: [IDENTITY, 'assistants/EditAssistantPage.tsx'], js: 514.4, css: 27.9 },
  account: { parts: [IDENTITY, 'account/AccountPage.tsx'], js: 355, css: 18.9 },
  conversations: { parts: [IDENTITY, 'conversations/ConversationsPage.tsx'], js: 317.8, css: 21 },
  users: { parts: [IDENTITY, 'users/UsersPage.tsx'], js: 384.5, css: 21.3 },
  billing: { parts: [IDENTITY, 'billing/BillingPage.tsx'], js: 296.8, css: 17.8 },
  pricing: { parts: [IDENTITY, 'billing/PricingPage.tsx'], js: 278, css: 16.7 },
  'quick-start guide': { parts: [IDENTITY, 'help/QuickStartPage.tsx'], js: 297.3, css: 18.5 },
  'welcome wizard': { parts: [IDENTITY, 'wizard/WelcomeWizardPage.tsx'], js: 355, css: 22.1 },
  'sign in': { parts: [IDENTITY, 'signIn/LoginPage.tsx'], js: 275, css: 16 },
  'sign up': { parts: [IDENTITY, 'signIn/SignUpPage.tsx'], js: 274.9, css: 16 },
  'no assistants': { parts: [IDENTITY, 'errors/NoAssistantsPage.tsx'], js: 275, css: 16 },
  'status 401': { parts: [IDENTITY, 'errors/UnauthorizedPage.tsx'], js: 275.4, css: 16 },
  'status 404': { parts: [IDENTITY, 'errors/NotFoundPage.tsx'], js: 275.4, css: 16 },
  'status 500': { parts: [IDENTITY, 'errors/ServerErrorPage.tsx'], js: 275.4, css: 16 },
  'widget error': { parts: [IDENTITY, 'errors/WidgetErrorPage.tsx'], js: 275, css: 16.3 },
};

/** What the widget may load: measured, and 2 % more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 28.1, css: 5.2 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 84.7, css: 7.8 },
};

/** What the script on a foreign page may weigh: measured with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 3.1, css: 0 };

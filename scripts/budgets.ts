/** Most that may be transferred, in KB (1000 bytes) as gzip -9 makes them. */
export interface Budget {
  js: number;
  css: number;
}

/** A route loads the page of the entry and these lazily loaded parts, given by the ends of their names. */
export interface RouteBudget extends Budget {
  parts: readonly string[];
}

/**
 * What each route of the portal may load: measured, and 2 % more. A figure grows only together with a reason
 * in its commit; one that shrinks is taken over. The identity client comes beside each: no route waits for it
 * where a session is kept (ADR 62).
 */
export const portalBudgets: Record<string, RouteBudget> = {
  'assistant list': { parts: [], js: 236.8, css: 16.7 },
  'list and identity client': { parts: ['@auth0/auth0-spa-js/'], js: 297.8, css: 16.7 },
  chat: { parts: ['chat/ChatPage.tsx'], js: 300.1, css: 24.5 },
  'chat of a non-admin': { parts: ['chat/LastChatPage.tsx'], js: 300.3, css: 24.5 },
  'create an assistant': { parts: ['assistants/CreateAssistantPage.tsx'], js: 285.4, css: 19.9 },
  'edit an assistant': { parts: ['assistants/EditAssistantPage.tsx'], js: 377.6, css: 22.5 },
  account: { parts: ['account/AccountPage.tsx'], js: 333.0, css: 21.2 },
  conversations: { parts: ['conversations/ConversationsPage.tsx'], js: 288.3, css: 23.6 },
  users: { parts: ['users/UsersPage.tsx'], js: 355.1, css: 21.3 },
  billing: { parts: ['billing/BillingPage.tsx'], js: 263.1, css: 18.1 },
  pricing: { parts: ['billing/PricingPage.tsx'], js: 241.7, css: 17.4 },
  'quick-start guide': { parts: ['help/QuickStartPage.tsx'], js: 262.0, css: 19.2 },
  'welcome wizard': { parts: ['wizard/WelcomeWizardPage.tsx'], js: 341.7, css: 24.1 },
  'sign in': { parts: ['signIn/LoginPage.tsx'], js: 237.2, css: 16.7 },
  'sign up': { parts: ['signIn/SignUpPage.tsx'], js: 237.1, css: 16.7 },
  'no assistants': { parts: ['errors/NoAssistantsPage.tsx'], js: 237.5, css: 16.7 },
  'status 401': { parts: ['errors/UnauthorizedPage.tsx'], js: 237.6, css: 16.7 },
  'status 404': { parts: ['errors/NotFoundPage.tsx'], js: 237.6, css: 16.7 },
  'status 500': { parts: ['errors/ServerErrorPage.tsx'], js: 237.6, css: 16.7 },
  'widget error': { parts: ['errors/WidgetErrorPage.tsx'], js: 240.9, css: 17 },
};

/** What the widget may load: measured, and 2 % more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 32.4, css: 5.9 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 94.4, css: 9.1 },
};

/** What the script on a foreign page may weigh: measured, with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 4.8, css: 0 };

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
 * What each route of the portal may load: measured, and 0.1 KB more. A figure grows only together with a
 * reason in its commit; one that shrinks is taken over. The identity client comes beside each: no route waits
 * for it where a session is kept (ADR 62).
 */
export const portalBudgets: Record<string, RouteBudget> = {
  'assistant list': { parts: [], js: 239.8, css: 16.9 },
  'list and identity client': { parts: ['@auth0/auth0-spa-js/'], js: 300.8, css: 16.9 },
  chat: { parts: ['chat/ChatPage.tsx'], js: 306.6, css: 25.4 },
  'chat of a non-admin': { parts: ['chat/LastChatPage.tsx'], js: 306.7, css: 25.4 },
  'create an assistant': { parts: ['assistants/CreateAssistantPage.tsx'], js: 288.4, css: 21.5 },
  'edit an assistant': { parts: ['assistants/EditAssistantPage.tsx'], js: 380.7, css: 22.8 },
  account: { parts: ['account/AccountPage.tsx'], js: 336.3, css: 21.4 },
  conversations: { parts: ['conversations/ConversationsPage.tsx'], js: 292.4, css: 23.8 },
  users: { parts: ['users/UsersPage.tsx'], js: 359.3, css: 21.5 },
  billing: { parts: ['billing/BillingPage.tsx'], js: 266.3, css: 18.3 },
  pricing: { parts: ['billing/PricingPage.tsx'], js: 244.8, css: 17.8 },
  'quick-start guide': { parts: ['help/QuickStartPage.tsx'], js: 265.1, css: 19.4 },
  'welcome wizard': { parts: ['wizard/WelcomeWizardPage.tsx'], js: 345, css: 25.6 },
  'sign in': { parts: ['signIn/LoginPage.tsx'], js: 240.2, css: 16.9 },
  'sign up': { parts: ['signIn/SignUpPage.tsx'], js: 240.1, css: 16.9 },
  'no assistants': { parts: ['errors/NoAssistantsPage.tsx'], js: 240.5, css: 16.9 },
  'status 401': { parts: ['errors/UnauthorizedPage.tsx'], js: 240.6, css: 16.9 },
  'status 404': { parts: ['errors/NotFoundPage.tsx'], js: 240.6, css: 16.9 },
  'status 500': { parts: ['errors/ServerErrorPage.tsx'], js: 240.6, css: 16.9 },
  'widget error': { parts: ['errors/WidgetErrorPage.tsx'], js: 243.9, css: 17.2 },
};

/** What the widget may load: measured, and 0.1 KB more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 33.2, css: 6.3 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 95.9, css: 9.5 },
};

/** What the script on a foreign page may weigh: measured, with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 4.9, css: 0 };

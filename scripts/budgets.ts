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
  'assistant list': { parts: [], js: 240.2, css: 17 },
  'list and identity client': { parts: ['@auth0/auth0-spa-js/'], js: 301.2, css: 17 },
  chat: { parts: ['chat/ChatPage.tsx'], js: 307.1, css: 25.4 },
  'chat of a non-admin': { parts: ['chat/LastChatPage.tsx'], js: 307.2, css: 25.4 },
  'create an assistant': { parts: ['assistants/CreateAssistantPage.tsx'], js: 288.7, css: 21.5 },
  'edit an assistant': { parts: ['assistants/EditAssistantPage.tsx'], js: 381.1, css: 22.8 },
  account: { parts: ['account/AccountPage.tsx'], js: 337.5, css: 21.5 },
  conversations: { parts: ['conversations/ConversationsPage.tsx'], js: 293.2, css: 23.9 },
  users: { parts: ['users/UsersPage.tsx'], js: 359.8, css: 21.6 },
  billing: { parts: ['billing/BillingPage.tsx'], js: 266.7, css: 18.4 },
  pricing: { parts: ['billing/PricingPage.tsx'], js: 245.2, css: 17.8 },
  'quick-start guide': { parts: ['help/QuickStartPage.tsx'], js: 265.5, css: 19.5 },
  'welcome wizard': { parts: ['wizard/WelcomeWizardPage.tsx'], js: 345.6, css: 25.7 },
  'sign in': { parts: ['signIn/LoginPage.tsx'], js: 240.6, css: 17 },
  'sign up': { parts: ['signIn/SignUpPage.tsx'], js: 240.5, css: 17 },
  'no assistants': { parts: ['errors/NoAssistantsPage.tsx'], js: 240.9, css: 17 },
  'status 401': { parts: ['errors/UnauthorizedPage.tsx'], js: 241, css: 17 },
  'status 404': { parts: ['errors/NotFoundPage.tsx'], js: 241, css: 17 },
  'status 500': { parts: ['errors/ServerErrorPage.tsx'], js: 241, css: 17 },
  'widget error': { parts: ['errors/WidgetErrorPage.tsx'], js: 244.3, css: 17.3 },
};

/** What the widget may load: measured, and 0.1 KB more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 33.2, css: 6.3 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 96.1, css: 9.5 },
};

/** What the script on a foreign page may weigh: measured, with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 4.9, css: 0 };

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
  'assistant list': { parts: [], js: 238.3, css: 16.8 },
  'list and identity client': { parts: ['@auth0/auth0-spa-js/'], js: 299.2, css: 16.8 },
  chat: { parts: ['chat/ChatPage.tsx'], js: 302.4, css: 25 },
  'chat of a non-admin': { parts: ['chat/LastChatPage.tsx'], js: 302.6, css: 25 },
  'create an assistant': { parts: ['assistants/CreateAssistantPage.tsx'], js: 287.6, css: 21.3 },
  'edit an assistant': { parts: ['assistants/EditAssistantPage.tsx'], js: 379.7, css: 22.6 },
  account: { parts: ['account/AccountPage.tsx'], js: 334.6, css: 21.2 },
  conversations: { parts: ['conversations/ConversationsPage.tsx'], js: 290, css: 23.6 },
  users: { parts: ['users/UsersPage.tsx'], js: 357, css: 21.3 },
  billing: { parts: ['billing/BillingPage.tsx'], js: 264.6, css: 18.1 },
  pricing: { parts: ['billing/PricingPage.tsx'], js: 243.2, css: 17.5 },
  'quick-start guide': { parts: ['help/QuickStartPage.tsx'], js: 263.5, css: 19.3 },
  'welcome wizard': { parts: ['wizard/WelcomeWizardPage.tsx'], js: 344.4, css: 25.4 },
  'sign in': { parts: ['signIn/LoginPage.tsx'], js: 238.7, css: 16.8 },
  'sign up': { parts: ['signIn/SignUpPage.tsx'], js: 238.6, css: 16.8 },
  'no assistants': { parts: ['errors/NoAssistantsPage.tsx'], js: 239, css: 16.8 },
  'status 401': { parts: ['errors/UnauthorizedPage.tsx'], js: 239.1, css: 16.8 },
  'status 404': { parts: ['errors/NotFoundPage.tsx'], js: 239.1, css: 16.8 },
  'status 500': { parts: ['errors/ServerErrorPage.tsx'], js: 239.1, css: 16.8 },
  'widget error': { parts: ['errors/WidgetErrorPage.tsx'], js: 242.3, css: 17.1 },
};

/** What the widget may load: measured, and 2 % more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 32.5, css: 6.1 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 94.8, css: 9.3 },
};

/** What the script on a foreign page may weigh: measured, with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 4.9, css: 0 };

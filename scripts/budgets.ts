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
  'assistant list': { parts: [], js: 225, css: 16.3 },
  'list and identity client': { parts: ['@auth0/auth0-spa-js/'], js: 286, css: 16.3 },
  chat: { parts: ['chat/ChatPage.tsx'], js: 285.3, css: 23.2 },
  'chat of a non-admin': { parts: ['chat/LastChatPage.tsx'], js: 285.5, css: 23.2 },
  'create an assistant': { parts: ['assistants/CreateAssistantPage.tsx'], js: 271.9, css: 19.2 },
  'edit an assistant': { parts: ['assistants/EditAssistantPage.tsx'], js: 485.3, css: 32.5 },
  account: { parts: ['account/AccountPage.tsx'], js: 315, css: 19.2 },
  conversations: { parts: ['conversations/ConversationsPage.tsx'], js: 273.2, css: 22.3 },
  users: { parts: ['users/UsersPage.tsx'], js: 344.2, css: 20.8 },
  billing: { parts: ['billing/BillingPage.tsx'], js: 251.3, css: 17.6 },
  pricing: { parts: ['billing/PricingPage.tsx'], js: 229.3, css: 16.9 },
  'quick-start guide': { parts: ['help/QuickStartPage.tsx'], js: 250.4, css: 18.4 },
  'welcome wizard': { parts: ['wizard/WelcomeWizardPage.tsx'], js: 328, css: 23.3 },
  'sign in': { parts: ['signIn/LoginPage.tsx'], js: 225.4, css: 16.3 },
  'sign up': { parts: ['signIn/SignUpPage.tsx'], js: 225.4, css: 16.3 },
  'no assistants': { parts: ['errors/NoAssistantsPage.tsx'], js: 225.4, css: 16.3 },
  'status 401': { parts: ['errors/UnauthorizedPage.tsx'], js: 225.8, css: 16.3 },
  'status 404': { parts: ['errors/NotFoundPage.tsx'], js: 225.8, css: 16.3 },
  'status 500': { parts: ['errors/ServerErrorPage.tsx'], js: 225.8, css: 16.3 },
  'widget error': { parts: ['errors/WidgetErrorPage.tsx'], js: 229, css: 16.6 },
};

/** What the widget may load: measured, and 2 % more. */
export const widgetBudgets: Record<string, RouteBudget> = {
  'widget: frame': { parts: [], js: 29.9, css: 5.8 },
  'widget: conversation': { parts: ['liveChat.ts'], js: 89.9, css: 8.5 },
};

/** What the script on a foreign page may weigh: measured, with what outlives host pages and failed starts. */
export const launcherBudget: Budget = { js: 3.4, css: 0 };

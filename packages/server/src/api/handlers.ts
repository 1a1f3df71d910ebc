import { accountHandlers } from './account/handlers.ts';
import { assistantHandlers } from './assistants/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { createOpenStreams } from './chat/openStreams.ts';
import { conversationHandlers } from './conversations/handlers.ts';
import { dataFileHandlers } from './dataFiles/handlers.ts';
import { guideHandlers } from './guide/handlers.ts';
import type { HandlerDependencies, Handlers } from './handler.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { subscriptionHandlers } from './subscription/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { wizardHandlers } from './wizard/handlers.ts';

/** Every call of the contract. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const streams = createOpenStreams(dependencies.database, dependencies.origin, dependencies.streamLimits);
  return {
    ...accountHandlers(dependencies),
    ...userHandlers(dependencies),
    ...wizardHandlers(dependencies),
    ...notificationHandlers(dependencies),
    ...guideHandlers(dependencies),
    ...subscriptionHandlers(dependencies),
    ...assistantHandlers(dependencies, streams),
    ...dataFileHandlers(dependencies),
    ...conversationHandlers(dependencies),
    ...chatHandlers(dependencies, streams),
  };
}

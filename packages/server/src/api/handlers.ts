import { assistantHandlers } from './assistantHandlers.ts';
import type { Handlers } from './calls.ts';
import { chatHandlers } from './chatHandlers.ts';
import type { HandlerDependencies } from './handlerDependencies.ts';
import { subscriptionHandlers } from './subscriptionHandlers.ts';
import { userHandlers } from './userHandlers.ts';
import { widgetHandlers } from './widgetHandlers.ts';

/** Every call of the contract. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  return {
    ...userHandlers(dependencies),
    ...subscriptionHandlers(dependencies),
    ...assistantHandlers(dependencies),
    ...chatHandlers(dependencies),
    ...widgetHandlers(dependencies),
  };
}

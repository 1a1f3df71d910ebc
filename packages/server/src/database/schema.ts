export * from './schema/assistants.ts';
export * from './schema/billing.ts';
export * from './schema/chat.ts';
export * from './schema/dataFiles.ts';
export * from './schema/identity.ts';
export * from './schema/limits.ts';
export * from './schema/notifications.ts';
export * from './schema/organisations.ts';

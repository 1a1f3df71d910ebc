/** Identifiers and the moment that the examples have in common. */
export const now = '2026-03-14T09:26:53.000Z';
export const assistantGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e01';
export const threadId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e02';
export const messageId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e03';
export const answerId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e04';
export const dataFileGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e05';
export const planGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e06';
export const clientId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e07';
export const userId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e09';
export const invitedUserId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0a';
export const newAssistantGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0b';
export const invoiceGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0c';
export const notificationId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0d';
export const invitationGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0e';

/** Reply of a call that only does something. */
export const done = { ok: true } as const;

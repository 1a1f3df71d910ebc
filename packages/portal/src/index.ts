/**
 * The portal as the showroom opens it: whole, with an identity client and a history of the showroom's own.
 */
export { type App, createApp } from './app/createApp.ts';
export type { IdentityClient } from './app/identityClient.ts';
export { startApp } from './app/startApp.ts';
export { readUnsent } from './chat/unsent.ts';
export { listedItemOf, uploadItemOf } from './dataFiles/dataFileItems.ts';
export { createPortalRouter, type PortalRouter } from './router.ts';
export { Portal } from './shell/Portal.tsx';

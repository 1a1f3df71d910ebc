export * from './codes.ts';
export * from './limits.ts';
export * from './permissions.ts';
export * from './statuses.ts';

export * from './components/index.ts';
export * from './layout/index.ts';
export * from './theme/index.ts';

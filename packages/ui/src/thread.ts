export * from './chat/Thread/Thread.tsx';

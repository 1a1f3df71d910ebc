export * from './chat/chat.fixtures.ts';

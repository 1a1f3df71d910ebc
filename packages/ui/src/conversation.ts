export * from './chat/Conversation/Conversation.tsx';

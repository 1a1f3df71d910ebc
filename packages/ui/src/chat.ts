export * from './chat/ChatPanel/ChatFrame.tsx';
export * from './screens/WidgetChatScreen/WidgetChatScreen.tsx';
export * from './screens/WidgetErrorScreen/WidgetErrorScreen.tsx';
export * from './screens/WidgetLoadingScreen/WidgetLoadingScreen.tsx';

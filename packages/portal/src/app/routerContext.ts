import type { PageTitleKey } from '@parley/ui';
import type { App } from './createApp.ts';

/** What every route is given. */
export interface RouterContext {
  app: App;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Words of the page's title (RT-9). */
    title?: PageTitleKey;
    /** `full` fills the window below the top bar exactly, for a conversation. */
    content?: 'full';
  }
}

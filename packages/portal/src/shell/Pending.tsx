import { PendingScreen } from '@parley/ui';

/** In place of a screen whose code is on its way for longer than a moment (RT-10). */
export const Pending = () => <PendingScreen homeHref="/" onReload={() => location.reload()} />;

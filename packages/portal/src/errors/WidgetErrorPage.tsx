import { WidgetErrorScreen } from '@parley/ui/chat';

/** What a widget shows that cannot start (RT-4). */
export default function WidgetErrorPage() {
  return <WidgetErrorScreen />;
}

import { lazy, Suspense } from 'react';
import type { SettingsPanelProps } from './SettingsPanel.tsx';

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));

export interface SettingsDrawerProps extends SettingsPanelProps {
  /** Whether it is shown. */
  open: boolean;
}

/** How the interface looks, for the reader to choose (SH-4). Costs nothing until it is opened. */
export function SettingsDrawer({ open, ...panel }: SettingsDrawerProps) {
  if (!open) return null;
  return (
    <Suspense>
      <SettingsPanel {...panel} />
    </Suspense>
  );
}

import { onDemand } from '../deferred/onDemand.tsx';
import type { SettingsPanelProps } from './SettingsPanel.tsx';

const SettingsPanel = onDemand(
  () => import('./SettingsPanel.tsx'),
  ({ onClose }) => onClose(),
);

export interface SettingsDrawerProps extends SettingsPanelProps {
  /** Whether it is shown. */
  open: boolean;
}

/** How the interface looks, for the reader to choose (SH-4). Costs nothing until it is opened. */
export function SettingsDrawer({ open, ...panel }: SettingsDrawerProps) {
  return open && <SettingsPanel {...panel} />;
}

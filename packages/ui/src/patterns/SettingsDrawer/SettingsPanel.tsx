import { useWords } from '@parley/i18n/react';
import { RotateCcw } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { defaultSettings, type UiSettings } from '../../theme/settings.ts';
import { sizes } from '../../theme/tokens.ts';
import { SettingsFields } from './SettingsFields.tsx';
import * as css from './SettingsPanel.css.ts';

export interface SettingsPanelProps {
  /** The settings in force. */
  settings: UiSettings;
  /** All settings, with one changed, or the defaults again. */
  onChange: (settings: UiSettings) => void;
  /** Asked for by the cross, by Escape and by a press beside it. */
  onClose: () => void;
  /**
   * Whether the browser keeps the settings; if not, the drawer says that they last until one leaves.
   * @default true
   */
  kept?: boolean;
  /** What pages lie in: a header has no navigation whose look could be chosen. @default 'shell' */
  frame?: 'shell' | 'header';
}

/** The drawer of `SettingsDrawer`, once it is open. */
export default function SettingsPanel({
  settings,
  onChange,
  onClose,
  kept = true,
  frame = 'shell',
}: SettingsPanelProps) {
  const { t } = useWords();
  return (
    <Drawer
      open
      onClose={onClose}
      width={sizes.settingsDrawer}
      title={t('settings.title')}
      headActions={
        <IconButton
          icon={RotateCcw}
          size="small"
          label={t('settings.reset')}
          onClick={() => onChange(defaultSettings)}
        />
      }
    >
      {!kept && (
        <div className={css.notice}>
          <Banner tone="caution" announce>
            {t('settings.notKept')}
          </Banner>
        </div>
      )}
      <SettingsFields settings={settings} onChange={onChange} ofShell={frame === 'shell'} />
    </Drawer>
  );
}

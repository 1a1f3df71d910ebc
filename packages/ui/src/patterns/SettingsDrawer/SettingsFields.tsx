import { useWords } from '@parley/i18n/react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  COLOR_PRESETS,
  CONTRASTS,
  DIRECTIONS,
  LAYOUTS,
  type Layout,
  NAV_COLORS,
  type NavColor,
  PALETTE_MODES,
  type UiSettings,
} from '../../theme/settings.ts';
import * as css from './SettingsFields.css.ts';

export interface SettingsFieldsProps {
  settings: UiSettings;
  onChange: (settings: UiSettings) => void;
  /** Also those of the navigation and of the pages beside it. */
  ofShell: boolean;
}

/** Every setting of the interface (SH-4); each acts at once. */
export function SettingsFields({ settings, onChange, ofShell }: SettingsFieldsProps) {
  const { t } = useWords();
  const set = (change: Partial<UiSettings>) => onChange({ ...settings, ...change });
  return (
    <Stack gap={24}>
      <SegmentedControl
        label={t('settings.colorPreset.label')}
        look="tiles"
        value={settings.colorPreset}
        onChange={(colorPreset) => set({ colorPreset })}
        choices={COLOR_PRESETS.map((value) => ({
          value,
          label: t(`settings.colorPreset.${value}`),
          picture: <span className={css.swatch[value]} />,
        }))}
      />
      <SegmentedControl
        label={t('settings.paletteMode.label')}
        value={settings.paletteMode}
        onChange={(paletteMode) => set({ paletteMode })}
        choices={PALETTE_MODES.map((value) => ({ value, label: t(`settings.paletteMode.${value}`) }))}
      />
      <SegmentedControl
        label={t('settings.contrast.label')}
        value={settings.contrast}
        onChange={(contrast) => set({ contrast })}
        choices={CONTRASTS.map((value) => ({ value, label: t(`settings.contrast.${value}`) }))}
      />
      {ofShell && <ShellFields settings={settings} set={set} />}
      <SegmentedControl
        label={t('settings.direction.label')}
        value={settings.direction}
        onChange={(direction) => set({ direction })}
        choices={DIRECTIONS.map((value) => ({ value, label: t(`settings.direction.${value}`) }))}
      />
      <Switch
        label={t('settings.responsiveFontSizes.label')}
        help={t('settings.responsiveFontSizes.help')}
        on={settings.responsiveFontSizes}
        onChange={(responsiveFontSizes) => set({ responsiveFontSizes })}
      />
    </Stack>
  );
}

/** What only the shell shows: navigation, and the pages beside it. */
function ShellFields({
  settings,
  set,
}: Pick<SettingsFieldsProps, 'settings'> & { set: (change: Partial<UiSettings>) => void }) {
  const { t } = useWords();
  return (
    <>
      <SegmentedControl
        label={t('settings.navColor.label')}
        look="tiles"
        value={settings.navColor}
        onChange={(navColor) => set({ navColor })}
        choices={NAV_COLORS.map((value) => ({
          value,
          label: t(`settings.navColor.${value}`),
          picture: <Miniature layout="vertical" navColor={value} />,
        }))}
      />
      <SegmentedControl
        label={t('settings.layout.label')}
        look="tiles"
        value={settings.layout}
        onChange={(layout) => set({ layout })}
        choices={LAYOUTS.map((value) => ({
          value,
          label: t(`settings.layout.${value}`),
          picture: <Miniature layout={value} navColor="discreet" />,
        }))}
      />
      <SegmentedControl
        label={t('settings.stretch.label')}
        value={settings.stretch ? 'wide' : 'compact'}
        onChange={(width) => set({ stretch: width === 'wide' })}
        choices={(['compact', 'wide'] as const).map((value) => ({
          value,
          label: t(`settings.stretch.${value}`),
        }))}
      />
    </>
  );
}

/** A tiny window: navigation and content. */
function Miniature({ layout, navColor }: { layout: Layout; navColor: NavColor }) {
  return (
    <Columns as="span" gap={0} className={css.miniature[layout]} aria-hidden>
      <span className={css.miniatureNav[navColor]} />
      <span className={css.miniatureContent} />
    </Columns>
  );
}

import { useWords } from '@parley/i18n/react';
import {
  AUTO_OPEN_MAX_SECONDS,
  LAUNCHER_LABEL_MAX_LENGTH,
  WIDGET_SIZES,
  WIDGET_THEMES,
  type WidgetLook,
} from '@parley/model';
import { ColorField } from '../../components/ColorField/ColorField.tsx';
import { useDirection } from '../../components/direction/useDirection.ts';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { useKept } from '../../patterns/unsaved/useUnsaved.ts';
import { drawnLook } from './drawnLook.ts';
import type { EmbedSnippets, FieldsTabProps, WidgetSites } from './editor.types.ts';
import { POSITION_WORDS, SIZE_WORDS, THEME_WORDS } from './fieldWords.ts';
import { Installation } from './Installation.tsx';
import { PageCheckSection } from './PageCheckSection.tsx';
import type { PageCheck } from './pageCheck.types.ts';
import { WidgetPreview } from './WidgetPreview.tsx';
import { WithPreview } from './WithPreview.tsx';

export interface WidgetTabProps extends FieldsTabProps {
  /** Of the assistant. */
  id: string;
  /** As it was saved last. */
  saved: WidgetLook;
  snippets: EmbedSnippets;
  sites: WidgetSites;
  /** Checks a page that should have it. */
  pageCheck: PageCheck;
  /** Leads to where domains are allowed. */
  onAllow: () => void;
}

const POSITIONS = ['bottom-start', 'bottom-end'] as const;

/** The colors of the portal's own themes, as a start. */
const SWATCHES = [
  { value: '#4f46d8', label: 'editor.widget.indigo' },
  { value: '#1d4ed8', label: 'editor.widget.blue' },
  { value: '#0f766e', label: 'editor.widget.green' },
  { value: '#7e22ce', label: 'editor.widget.purple' },
  { value: '#1f2937', label: 'editor.widget.graphite' },
] as const;

const TEXT_SWATCHES = [
  { value: '#ffffff', label: 'editor.widget.white' },
  { value: '#111827', label: 'editor.widget.black' },
] as const;

/** How the assistant stands on other sites, and how it gets there (AS-5). */
export function WidgetTab({ id, draft, saved, onChange, field, blocked, ...install }: WidgetTabProps) {
  const { t } = useWords();
  const { snippets, sites, pageCheck, onAllow } = install;
  const { widget, allowedDomains } = draft;
  // The page that is checked mostly is the one that is known already.
  const likely = sites.installed[0]?.site ?? allowedDomains.find((domain) => !domain.includes('*')) ?? '';
  const [{ typed }, setPage] = useKept({
    form: `checkedPage.${id}`,
    initial: { typed: likely },
    isChanged: (page) => page.typed !== likely,
  });
  const setTyped = (address: string) => setPage({ typed: address });
  // 'Bottom left' stands at the left of 'Bottom right' in a mirrored portal, too.
  const positions = useDirection() === 'rtl' ? POSITIONS.toReversed() : POSITIONS;
  const adding = {
    domains: allowedDomains,
    onAddDomain:
      blocked === undefined
        ? (domain: string) => onChange({ allowedDomains: [...allowedDomains, domain] })
        : undefined,
  };
  const set = (patch: Partial<WidgetLook>) => onChange({ widget: { ...widget, ...patch } });
  return (
    <WithPreview
      preview={<WidgetPreview draft={{ ...draft, widget: drawnLook(widget, saved) }} />}
      rest={
        <>
          <Installation
            snippets={snippets}
            {...adding}
            {...sites}
            onAllow={onAllow}
            onCheck={(site) => {
              setTyped(site);
              pageCheck.onCheck(site);
            }}
          />
          <PageCheckSection
            {...pageCheck}
            typed={typed}
            onType={setTyped}
            script={snippets.script}
            {...adding}
          />
        </>
      }
    >
      <FormSection title={t('editor.widget.look')} text={t('editor.widget.lookText')}>
        <RadioGroup
          {...field('widget.position')}
          help={t('editor.widget.positionHelp')}
          look="cards"
          options={positions.map((value) => ({ value, label: t(POSITION_WORDS[value]) }))}
          value={widget.position}
          onChange={(position) => set({ position })}
        />
        <RadioGroup
          {...field('widget.size')}
          look="cards"
          options={WIDGET_SIZES.map((value) => ({ value, label: t(SIZE_WORDS[value]) }))}
          value={widget.size}
          onChange={(size) => set({ size })}
        />
        <RadioGroup
          {...field('widget.theme')}
          help={t('editor.widget.themeHelp')}
          look="cards"
          options={WIDGET_THEMES.map((value) => ({ value, label: t(THEME_WORDS[value]) }))}
          value={widget.theme}
          onChange={(theme) => set({ theme })}
        />
        <Grid columns="medium">
          <ColorField
            {...field('widget.color')}
            swatches={SWATCHES.map(({ value, label }) => ({ value, label: t(label) }))}
            contrastWith={widget.textColor}
            value={widget.color}
            onChange={(color) => set({ color })}
          />
          <ColorField
            {...field('widget.textColor')}
            swatches={TEXT_SWATCHES.map(({ value, label }) => ({ value, label: t(label) }))}
            value={widget.textColor}
            onChange={(textColor) => set({ textColor })}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('editor.widget.launcher')} text={t('editor.widget.launcherText')}>
        <TextField
          {...field('widget.launcherLabel')}
          need="optional"
          help={t('editor.widget.launcherLabelHelp')}
          maxLength={LAUNCHER_LABEL_MAX_LENGTH}
          value={widget.launcherLabel}
          onChange={(launcherLabel) => set({ launcherLabel })}
        />
        <NumberField
          {...field('widget.autoOpenSeconds')}
          need="optional"
          help={t('editor.widget.autoOpenHelp')}
          placeholder={t('editor.value.never')}
          min={0}
          max={AUTO_OPEN_MAX_SECONDS}
          format={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
          value={widget.autoOpenSeconds}
          onChange={(autoOpenSeconds) => set({ autoOpenSeconds })}
        />
      </FormSection>
    </WithPreview>
  );
}

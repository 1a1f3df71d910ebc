import { inRules, inStyles, lightness, of, put, type Seed } from './alter.ts';

/** The smallest step that a designer would take, in OKLCH per cent. */
const STEP = 1;

/** Each color role beside stories that show it. */
const roles: Record<string, string> = {
  'surface-page': 'components/Text',
  'surface-card': 'components/Card',
  'surface-raised': 'components/Dialog',
  'surface-sunken': 'components/CodeBlock',
  'surface-tint': 'components/Table',
  'surface-hover': 'components/Select',
  'surface-pressed': 'components/Skeleton',
  'text-default': 'components/Text',
  'text-muted': 'components/TextField',
  'text-on-accent': 'components/Button',
  'text-link': 'components/Link',
  'border-subtle': 'layout/Divider',
  'border-medium': 'components/Button',
  'border-strong': 'components/TextField',
  'accent-base': 'components/Button',
  'accent-hover': 'components-button--states',
  'accent-pressed': 'components-button--states',
  'accent-soft': 'components/Avatar',
  'accent-on-soft': 'components/Avatar',
  'critical-soft': 'components/Banner',
  'critical-strong': 'components/TextField',
  'critical-border': 'components/Banner',
  'critical-solid': 'components/Button',
  'critical-solid-hover': 'components-button--states',
  'critical-on-solid': 'components/Badge',
  'caution-soft': 'components/Banner',
  'caution-strong': 'components/Banner',
  'caution-border': 'components/Banner',
  'positive-soft': 'components/Tag',
  'positive-strong': 'components/Tag',
  'positive-border': 'components/Tag',
  'info-soft': 'components/Banner',
  'info-strong': 'components/Banner',
  'info-border': 'components/Banner',
  focus: 'components/Tabs',
  overlay: 'components/Dialog',
  'subscription-surface': 'patterns/SubscriptionBar',
  'subscription-hover': 'patterns-subscriptionbar--states',
  'subscription-text': 'patterns/SubscriptionBar',
  'evident-surface': 'patterns/SideNav',
  'evident-hover': 'patterns-sidenav--states-evident',
  'evident-text': 'patterns/SideNav',
};

const DARK = /:root\[data-theme=dark\](?!\[data-contrast)/;
const HIGH_CONTRAST = /:root\[data-contrast=high\]/;

/** Darker, as white cannot get lighter; text the other way round, as black cannot get darker. */
const anywhere = Object.entries(roles).map(([token, shows]): Seed => {
  const step = /^text-(default|muted)|strong$/.test(token) ? STEP : -STEP;
  return {
    title: `${token} one step ${step > 0 ? 'lighter' : 'darker'}`,
    shows,
    alter: lightness(token, step),
  };
});

const inOneTheme: readonly Seed[] = [
  { title: 'dark: page', shows: 'components/Text', alter: lightness('surface-page', STEP, DARK) },
  { title: 'dark: card', shows: 'components/Card', alter: lightness('surface-card', STEP, DARK) },
  { title: 'dark: muted text', shows: 'components/TextField', alter: lightness('text-muted', -STEP, DARK) },
  { title: 'dark: subtle border', shows: 'layout/Divider', alter: lightness('border-subtle', STEP, DARK) },
  { title: 'dark: accent', shows: 'components/Button', alter: lightness('accent-base', STEP, DARK) },
  {
    title: 'dark: critical banner',
    shows: 'components/Banner',
    alter: lightness('critical-soft', STEP, DARK),
  },
  {
    title: 'high contrast: default text',
    shows: 'patterns/TopBar',
    alter: lightness('text-default', STEP, HIGH_CONTRAST),
  },
  {
    title: 'high contrast: subtle border',
    shows: 'patterns/TopBar',
    alter: lightness('border-subtle', STEP, HIGH_CONTRAST),
  },
  {
    title: 'high contrast, dark: critical button under a pointer',
    shows: 'components-button--states',
    alter: lightness('critical-solid-hover', STEP, /theme=dark\]\[data-contrast=high/),
  },
  {
    title: 'high contrast: accent',
    shows: 'screens/AssistantListScreen',
    alter: lightness('accent-base', STEP, HIGH_CONTRAST),
  },
];

const ofOnePart: readonly Seed[] = [
  {
    title: 'text of a choice muted',
    shows: 'components/Checkbox',
    alter: inRules(of('choice'), (declarations) => `${declarations};color:var(--parley-color-text-muted)`),
  },
  {
    title: 'heading in the color of muted text',
    shows: 'components/Heading',
    alter: inRules(of('Heading'), put('color', 'var(--parley-color-text-muted)')),
  },
  {
    title: 'what failed in the own colors of the assistant',
    shows: 'chat-message--reader-failed-in-own-colors',
    alter: inRules(of('Message'), (declarations) =>
      declarations.replace(/(^|;)color:var\(--parley-color-text-default\)/, '$1'),
    ),
  },
  {
    title: 'quiet button under a pointer without its ground',
    shows: 'components-button--states',
    alter: inRules(/Button_quiet_\w+:is\(:hover/, put('background-color', 'transparent')),
  },
  {
    title: 'field in error under a pointer with the border of any other',
    shows: 'components-textfield--states',
    alter: inStyles(/(\.Field_[^{}]*):not\(\[data-invalid\]\)/g, '$1'),
  },
  {
    title: 'pressed title of an accordion as under a pointer',
    shows: 'components-accordion--states',
    alter: inRules(
      /Accordion_\w+\[data-pressed/,
      put('background-color', 'var(--parley-color-surface-hover)'),
    ),
  },
  {
    title: 'current entry of the navigation without its background',
    shows: 'patterns/SideNav',
    alter: inRules(/:root/, put('--parley-color-nav-current', 'transparent')),
  },
];

/** Changes of color. */
export const colors: readonly Seed[] = [...anywhere, ...inOneTheme, ...ofOnePart];

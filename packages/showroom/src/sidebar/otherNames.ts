import type { StoryIndex } from 'storybook/internal/types';

/**
 * What other design systems call what stands under a title, and words that people look for it by: the search
 * of the sidebar finds it by them, and its page names them.
 */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'foundations/Colors': ['color', 'palette', 'token', 'theme', 'contrast'],
  'foundations/Icons': ['glyph', 'symbol'],
  'foundations/Illustrations': ['drawing', 'picture'],
  'foundations/Motion': ['animation', 'transition', 'duration', 'easing', 'token'],
  'foundations/Shape': ['border radius', 'corner', 'shadow', 'elevation', 'token'],
  'foundations/Space': ['spacing', 'gap', 'margin', 'padding', 'breakpoint', 'grid', 'token'],
  'foundations/ThemeSwitch': ['dark mode', 'light mode', 'color scheme'],
  'foundations/Type': ['typography', 'font', 'text style', 'token'],
  'foundations/Voice': ['tone', 'writing', 'content guidelines', 'copy'],
  'layout/Center': ['container'],
  'layout/Columns': ['sidebar', 'split'],
  'layout/Divider': ['separator', 'horizontal rule'],
  'layout/Inline': ['horizontal stack', 'cluster', 'button group', 'flex'],
  'layout/PageHeader': ['title bar'],
  'layout/Stack': ['vertical stack', 'spacing', 'flex'],
  'layout/VisuallyHidden': ['screen reader only', 'sr-only'],
  'components/Accordion': ['disclosure', 'expander', 'collapse', 'details'],
  'components/AlertDialog': ['modal', 'confirmation', 'confirm'],
  'components/Badge': ['counter', 'count', 'status'],
  'components/Banner': ['alert', 'callout', 'inline message', 'notice'],
  'components/Breadcrumbs': ['path', 'trail'],
  'components/Checkbox': ['tick box', 'check mark'],
  'components/ColorField': ['color picker', 'swatch'],
  'components/ComboBox': ['autocomplete', 'typeahead', 'dropdown', 'suggest'],
  'components/CopyButton': ['clipboard'],
  'components/DateRangeField': ['datepicker', 'date picker', 'calendar', 'day picker'],
  'components/Day': ['date', 'time', 'timestamp', 'relative time'],
  'components/Dialog': ['modal', 'overlay', 'lightbox', 'sheet'],
  'components/Drawer': ['side panel', 'side sheet', 'flyout', 'off-canvas'],
  'components/EmptyState': ['blank slate', 'zero state', 'no results'],
  'components/FileDrop': ['upload', 'dropzone', 'file input', 'drag and drop'],
  'components/Form': ['validation', 'error summary', 'fieldset', 'save bar'],
  'components/IconButton': ['tooltip', 'action icon'],
  'components/Link': ['anchor', 'hyperlink'],
  'components/LoadingOverlay': ['busy', 'loader'],
  'components/Menu': ['dropdown', 'context menu', 'action menu', 'overflow menu', 'kebab'],
  'components/Meter': ['gauge', 'usage', 'quota'],
  'components/NumberField': ['stepper', 'spin button', 'number input', 'counter'],
  'components/Pagination': ['pager', 'page navigation'],
  'components/PasswordField': ['password input', 'password strength'],
  'components/Popover': ['tooltip', 'flyout', 'popup', 'hover card'],
  'components/ProgressBar': ['loader', 'percentage'],
  'components/RadioGroup': ['radio button', 'option group', 'choice'],
  'components/SearchField': ['search box', 'search input'],
  'components/SegmentedControl': ['button group', 'toggle group', 'switcher'],
  'components/Select': ['dropdown', 'picker', 'listbox', 'combo'],
  'components/Skeleton': ['placeholder', 'shimmer', 'loader'],
  'components/Slider': ['range', 'track'],
  'components/Spinner': ['loader', 'activity indicator', 'loading'],
  'components/Stepper': ['wizard', 'progress steps', 'progress tracker'],
  'components/Switch': ['toggle', 'on off'],
  'components/Table': ['data grid', 'datatable', 'list view', 'rows'],
  'components/Tabs': ['tab bar', 'tab panel'],
  'components/Tag': ['chip', 'label', 'pill', 'lozenge', 'token'],
  'components/TagField': ['chips input', 'multi-select', 'token field'],
  'components/TextArea': ['multiline', 'text box'],
  'components/TextField': ['input', 'text box'],
  'components/Toaster': ['toast', 'snackbar', 'notification', 'flash message'],
  'components/TopProgress': ['loading bar', 'page loader'],
  'patterns/AppShell': ['frame', 'layout', 'application shell'],
  'patterns/ConfirmDialog': ['modal', 'confirmation'],
  'patterns/FilterBar': ['facets', 'filter chips'],
  'patterns/GlobalFeedback': ['toast', 'snackbar'],
  'patterns/LanguageMenu': ['locale', 'translation', 'i18n'],
  'patterns/NotificationsPopover': ['inbox', 'bell'],
  'patterns/SettingsDrawer': ['preferences', 'theme'],
  'patterns/SideNav': ['sidebar', 'navigation', 'drawer'],
  'patterns/TopBar': ['header', 'app bar', 'navbar', 'toolbar'],
  'chat/CitationChip': ['footnote', 'reference', 'source'],
  'chat/Composer': ['message input', 'prompt', 'text box'],
  'chat/Message': ['bubble', 'answer'],
};

type Entry = StoryIndex['entries'][string];

/** `components/Button` is the page of Button: in a list of what was found, 'Docs' alone would say nothing. */
const pageNameOf = (title: string) => `About ${title.split('/').at(-1)}`;

/**
 * Puts the other names of each title where the search of the sidebar looks beside names: at the first entry
 * of the title, which is its page where it has one. Pages bear the name of what they are about.
 */
export function withOtherNames(index: StoryIndex): StoryIndex {
  const named = new Set<string>();
  const withNames = (given: Entry): Entry => {
    const entry = given.type === 'docs' ? { ...given, name: pageNameOf(given.title) } : given;
    const names = OTHER_NAMES[entry.title];
    if (!names || named.has(entry.title)) return entry;
    named.add(entry.title);
    return { ...entry, anchors: names.map((title) => ({ id: '', title })) } as Entry;
  };
  const entries = Object.entries(index.entries).map(([id, entry]) => [id, withNames(entry)] as const);
  return { ...index, entries: Object.fromEntries(entries) };
}

/** What makes Storybook's index; the same object each time. */
interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const findables = new WeakSet<IndexGenerator>();

/** An index in which things are found by their other names, too. */
export function findable<Generator extends IndexGenerator>(generator: Generator): Generator {
  if (findables.has(generator)) return generator;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => withOtherNames(await getIndex());
  findables.add(generator);
  return generator;
}

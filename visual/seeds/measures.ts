import { add, inRules, inStyles, nudge, of, put, rename, type Seed } from './alter.ts';

const size = (token: string, shows: string): Seed => ({
  title: `type ${token} a pixel larger`,
  shows,
  alter: inRules(/:root/, nudge(`--parley-type-${token}-size`, 1 / 16, 'rem')),
});

const change = (
  title: string,
  component: string,
  shows: string,
  how: (declarations: string) => string,
): Seed => ({ title, shows, alter: inRules(of(component), how) });

const type: readonly Seed[] = [
  size('caption', 'components/Tag'),
  size('body', 'components/Text'),
  size('reading', 'chat/Message'),
  size('title', 'components/Heading'),
  size('page', 'components/Heading'),
  size('display', 'components/Heading'),
  {
    title: 'lines of text a pixel closer',
    shows: 'components/Text',
    alter: inRules(/:root/, nudge('--parley-type-body-line', -1 / 16, 'rem')),
  },
  {
    title: 'headings in the typeface of text',
    shows: 'components/Heading',
    alter: inRules(/:root/, put('--parley-font-heading', 'var(--parley-font-body)')),
  },
  {
    title: 'code without its typeface',
    shows: 'chat/Markdown',
    alter: inRules(/:root/, put('--parley-font-mono', 'var(--parley-font-body)')),
  },
  change('headings 50 lighter', 'Heading', 'components/Heading', nudge('font-weight', -50, '')),
  change('headings without tight letters', 'Heading', 'components/Heading', put('letter-spacing', '0')),
  change('labels of buttons 50 bolder', 'Button', 'components/Button', nudge('font-weight', 50, '')),
  change(
    'figures not in columns',
    'Pagination',
    'components/Pagination',
    put('font-variant-numeric', 'normal'),
  ),
];

const space: readonly Seed[] = [
  change('buttons a pixel wider at each end', 'Button', 'components/Button', nudge('padding-inline', 1)),
  change('buttons a pixel higher', 'Button', 'components/Button', nudge('min-block-size', 1)),
  change('icon of a button a pixel nearer', 'Button', 'components/Button', nudge('gap', -1)),
  change('field a pixel from its label', 'Field', 'components/TextField', nudge('gap', 1)),
  change('text of a field a pixel further in', 'Field', 'components/TextField', nudge('padding-inline', 1)),
  change('card a pixel less inside', 'Card', 'components/Card', nudge('padding', -1)),
  change('banner a pixel less between', 'Banner', 'components/Banner', nudge('gap', -1)),
  change('dialog a pixel narrower', 'Modal', 'components/Dialog', nudge('max-inline-size', -1)),
  change('rows a pixel lower', 'Table', 'components/Table', nudge('block-size', -1)),
  change('cells a pixel further in', 'Table', 'components/Table', nudge('padding-inline', 1)),
  change('avatar a pixel larger', 'Avatar', 'components/Avatar', nudge('--side[\\w-]*', 1)),
  change('badge a pixel lower', 'Badge', 'components/Badge', nudge('block-size', -1 / 16, 'rem')),
  change('knob of the switch a pixel short', 'Switch', 'components/Switch', nudge('translate', -1)),
  change('top bar a pixel lower', 'TopBar', 'patterns/TopBar', nudge('(?:min-)?block-size', -1)),
  change('side navigation a pixel narrower', 'AppShell', 'patterns/AppShell', nudge('inline-size', -1)),
  {
    title: 'content a pixel narrower',
    shows: 'screens/AssistantListScreen',
    alter: inRules(/:root/, nudge('--parley-content-max', -1)),
  },
];

const shape: readonly Seed[] = [
  change('border of fields 2 px', 'Field', 'components/TextField', nudge('border', 1)),
  change(
    'border of cards dashed',
    'Card',
    'components/Card',
    put('border', '1px dashed var(--parley-color-border-subtle)'),
  ),
  change('border of the table gone', 'Table', 'components/Table', put('border', '0')),
  change('corners of cards 7 px', 'Card', 'components/Card', nudge('border-radius', -1)),
  change('corners of fields 7 px', 'Field', 'components/TextField', nudge('border-radius', -1)),
  change('corners of buttons 9 px', 'Button', 'components/Button', nudge('border-radius', 1)),
  change('corners of dialogs 11 px', 'Modal', 'components/Dialog', nudge('border-radius', -1)),
  change('initials in a square', 'Avatar', 'components/Avatar', put('border-radius', '8px')),
  change('badge at 98 %', 'Badge', 'components/Badge', add('opacity:.98')),
  change('tag at 98 %', 'Tag', 'components/Tag', add('opacity:.98')),
  change('underline of links 2 px', 'Link', 'components/Link', add('text-decoration-thickness:2px')),
  {
    title: 'shadow of floating things gone',
    shows: 'components/Menu',
    alter: inRules(/:root/, put('--parley-shadow-floating', 'none')),
  },
  {
    title: 'shadow of dialogs gone',
    shows: 'components/Dialog',
    alter: inRules(/:root/, put('--parley-shadow-dialog', 'none')),
  },
  {
    title: 'shadow of controls gone',
    shows: 'components/Button',
    alter: inRules(/:root/, put('--parley-shadow-control', 'none')),
  },
  change(
    'lines of drawings half a pixel thinner',
    'Illustration',
    'components/Illustration',
    nudge('stroke-width', -0.5),
  ),
  change(
    'small icons a pixel larger',
    'Icon',
    'components/Icon',
    nudge('(?:inline|block)-size', 1 / 16, 'rem'),
  ),
  {
    title: 'focus ring 1 px',
    shows: 'components/Button',
    alter: inStyles(/outline:2px solid/g, 'outline:1px solid'),
  },
  {
    title: 'focus ring of rows 1 px',
    shows: 'components-table--states',
    alter: inRules(/Table_\w+:is\(:focus-visible.*:after/, nudge('outline', -1)),
  },
  {
    title: 'focus ring a pixel nearer',
    shows: 'components/Button',
    alter: inStyles(/outline-offset:2px/g, 'outline-offset:1px'),
  },
];

const order: readonly Seed[] = [
  change('drawer behind the page', 'Modal', 'patterns/AppShell', put('z-index', '-1')),
  change('error beside its icon centred', 'Field', 'components/TextField', put('align-items', 'center')),
  change('numbers at the start of their column', 'Table', 'components/Table', put('text-align', 'start')),
  change('icons of buttons hidden', 'Icon', 'components/Button', add('visibility:hidden')),
  change('dot of the avatar missing', 'Avatar', 'components/Avatar', put('position', 'static', 'absolute')),
];

const elsewhere: readonly Seed[] = [
  {
    title: 'long text cut without dots',
    shows: 'screens/AssistantListScreen',
    alter: inStyles(/text-overflow:ellipsis/g, 'text-overflow:clip'),
  },
  {
    title: 'right to left: text at the left',
    shows: 'screens/AssistantListScreen',
    alter: inRules(/:root\[dir=rtl\]/, put('--lineStart\\w*', 'left')),
  },
  {
    title: 'right to left: soft edges of tabs turned around',
    shows: 'components/Tabs',
    alter: inRules(/\[dir=rtl\] \.Tabs_\w+:{1,2}(before|after)/, () => ''),
  },
  {
    title: 'right to left: icons not mirrored',
    shows: 'screens/BillingScreen',
    alter: inRules(/\[dir=rtl\] \.Icon_/, put('scale', '1')),
  },
  {
    title: 'right to left: line of the navigation at the wrong side',
    shows: 'patterns/AppShell',
    alter: inRules(of('AppShell'), rename('border-inline-end', 'border-right')),
  },
  {
    title: 'right to left: margins physical',
    shows: 'patterns/TopBar',
    alter: inStyles(/margin-inline-start:/g, 'margin-left:'),
  },
  {
    title: 'phone: rules of phones end below 390 px',
    shows: 'screens/AssistantListScreen',
    alter: inStyles(/width<=599\.98px/g, 'width<=389.98px'),
  },
  {
    title: 'narrow phone: picture beside the name of the assistant',
    shows: 'screens-widgetchatscreen--narrow-phone',
    alter: inRules(of('ChatHeader'), put('display', 'contents', 'none')),
  },
  {
    title: 'phone: page titles a pixel larger',
    shows: 'screens/AssistantListScreen',
    alter: inStyles(/--parley-type-page-size:1\.375rem/g, '--parley-type-page-size:1.4375rem'),
  },
  {
    title: 'wide windows begin a pixel later',
    shows: 'screens/AssistantListScreen',
    alter: inStyles(/width>=1440px/g, 'width>=1441px'),
  },
];

/** Changes of type, space, shape, order, and of what only some modes show. */
export const measures: readonly Seed[] = [...type, ...space, ...shape, ...order, ...elsewhere];

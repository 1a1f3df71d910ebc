import { media, radius, sizes, space, vars } from '@parley/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, type } = vars;

// Storybook's own frame steps back; naming it twice outweighs its generated classes.
globalStyle('.sbdocs.sbdocs-wrapper.sbdocs-wrapper', {
  padding: `${space[48]} ${space[32]} ${space[64]}`,
  minBlockSize: '100vh',
  background: color.surface.page,
  color: color.text.default,
  '@media': { [media.phone]: { padding: `${space[24]} ${space[16]}` } },
});
// It is no wider than the window: what is, scrolls inside its own frame.
globalStyle('.sbdocs-wrapper .sbdocs.sbdocs-content', { minWidth: 0, maxWidth: '1000px' });

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[48],
  fontFamily: font.body,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.default,
});

/** A page that is a story, without Storybook's frame around it. */
export const alone = style({
  maxInlineSize: '1000px',
  marginInline: 'auto',
  paddingBlock: space[48],
  paddingInline: space[32],
  '@media': { [media.phone]: { paddingBlock: space[24], paddingInline: space[16] } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const eyebrow = style({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 600,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: color.text.muted,
});
export const title = style({
  fontFamily: font.heading,
  fontSize: type.display.size,
  lineHeight: type.display.line,
  fontWeight: 700,
  letterSpacing: '-0.025em',
});
export const lead = style({
  maxInlineSize: '68ch',
  fontSize: type.reading.size,
  lineHeight: type.reading.line,
  color: color.text.muted,
});

/** How far a component is. */
export const status = style({
  alignSelf: 'start',
  paddingInline: space[8],
  borderRadius: radius.full,
  border: `1px solid ${color.border.medium}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 600,
  selectors: {
    '&[data-status="stable"]': { color: color.positive.strong, backgroundColor: color.positive.soft },
    '&[data-status="new"]': { color: color.info.strong, backgroundColor: color.info.soft },
    '&[data-status="part"]': { color: color.text.muted, backgroundColor: color.surface.sunken },
    '&[data-status="deprecated"]': { color: color.caution.strong, backgroundColor: color.caution.soft },
  },
});
/** That a component is a part of others, and of which. */
export const part = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[8] });

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  scrollMarginBlockStart: space[24],
});
export const sectionTitle = style({
  fontFamily: font.heading,
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 650,
  letterSpacing: '-0.015em',
});
export const subTitle = style({
  fontSize: type.title.size,
  lineHeight: type.title.line,
  fontWeight: 600,
});
export const note = style({ maxInlineSize: '72ch', color: color.text.muted });

/** Two columns of 'in this case, take that'. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: space[24],
  rowGap: space[12],
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', rowGap: space[4] } },
});
export const muted = style({ color: color.text.muted });

/** What is good beside what is not; below each other on phones. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const advice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  selectors: {
    '&[data-kind="do"]': { borderBlockStart: `2px solid ${color.positive.strong}` },
    '&[data-kind="dont"]': { borderBlockStart: `2px solid ${color.critical.strong}` },
  },
});
export const adviceTitle = style({
  fontSize: type.title.size,
  lineHeight: type.title.line,
  fontWeight: 600,
  selectors: {
    [`${advice}[data-kind="do"] > &`]: { color: color.positive.strong },
    [`${advice}[data-kind="dont"] > &`]: { color: color.critical.strong },
  },
});

export const code = style({
  paddingBlock: '1px',
  paddingInline: '5px',
  borderRadius: radius.small,
  backgroundColor: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});
export const wholeCode = style({ whiteSpace: 'nowrap' });
export const link = style({
  color: color.text.link,
  fontWeight: 550,
  textDecoration: 'underline',
  textDecorationColor: color.border.medium,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const frame = style({
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.page,
  overflow: 'hidden',
});
export const stage = style({ padding: space[32], overflowX: 'auto' });
/** Where a window stands that may be narrower than the page. */
export const room = style({ minInlineSize: 0 });
/** Around the window of a part of a page, whose own padding is half of what stories have here. */
export const partRoom = style({ padding: space[16] });
/** As large as a window is once it is made smaller. */
export const windowRoom = style({ marginInline: 'auto', overflow: 'hidden' });
export const window = style({ display: 'block', border: 0, transformOrigin: '0 0' });
// Storybook's block of code stands on its own; here it is the lower part of the frame. Naming what is around
// it outweighs its generated classes.
globalStyle(`${frame} > .docblock-source.docblock-source`, {
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  borderRadius: 0,
  boxShadow: 'none',
  background: color.surface.card,
});
globalStyle(`${frame} > .docblock-source pre`, { fontFamily: font.mono });
globalStyle(`${frame} > .docblock-source button`, {
  margin: space[8],
  fontFamily: font.body,
  fontSize: type.caption.size,
  fontWeight: 550,
  border: `1px solid ${color.border.medium}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: color.text.default,
});
globalStyle(`${frame} > .docblock-source button:hover`, { background: color.surface.hover });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const barButton = style({
  minBlockSize: '28px',
  paddingInline: space[8],
  borderRadius: radius.control,
  fontWeight: 550,
  color: color.text.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surface.hover, color: color.text.default } },
});

export const scroller = style({
  overflowX: 'auto',
  borderRadius: radius.dialog,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
});
export const table = style({ inlineSize: '100%', minInlineSize: '640px', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[12],
  paddingInline: space[16],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
globalStyle(`${table} thead th`, {
  paddingBlock: space[8],
  borderBlockStart: 0,
  backgroundColor: color.surface.sunken,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 600,
  color: color.text.muted,
});
globalStyle(`${table} tbody tr:first-child > *`, { borderBlockStart: 0 });
export const propName = style({
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const required = style({
  display: 'block',
  fontFamily: font.body,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 450,
  color: color.text.muted,
});
export const propType = style({
  display: 'block',
  marginBlockStart: space[4],
  fontFamily: font.mono,
  fontSize: type.caption.size,
  lineHeight: '1.125rem',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const control = style({ inlineSize: '200px' });
export const input = style({
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space[8],
  borderRadius: radius.control,
  border: `1px solid ${color.border.strong}`,
  backgroundColor: color.surface.card,
  color: color.text.default,
  fontSize: '0.8125rem',
  '@media': { [media.touch]: { minBlockSize: `${sizes.touchTarget}px` } },
});
export const choice = style([input, { appearance: 'auto' }]);
export const check = style({
  inlineSize: '18px',
  blockSize: '18px',
  appearance: 'auto',
  accentColor: color.accent.base,
});

export const keys = style({ whiteSpace: 'nowrap' });
export const key = style({
  display: 'inline-block',
  minInlineSize: '26px',
  paddingBlock: '2px',
  paddingInline: '7px',
  borderRadius: '6px',
  border: `1px solid ${color.border.medium}`,
  borderBlockEndWidth: '2px',
  backgroundColor: color.surface.card,
  fontFamily: font.body,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 550,
  textAlign: 'center',
});
export const plus = style({ marginInline: space[4], fontWeight: 450, color: color.text.muted });

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxInlineSize: '72ch',
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
globalStyle(`${points} > li::marker`, { color: color.border.strong });
export const example = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
// A name stands nearer to what it names than to what is above it.
globalStyle(`${example} + ${example}`, { marginBlockStart: space[16] });
export const typeCard = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const pre = style({
  margin: 0,
  padding: space[16],
  borderRadius: radius.control,
  backgroundColor: color.surface.sunken,
  fontSize: type.caption.size,
  lineHeight: '1.25rem',
  whiteSpace: 'pre-wrap',
});

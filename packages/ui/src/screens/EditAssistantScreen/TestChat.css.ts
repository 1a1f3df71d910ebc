import { contentStart } from '../../patterns/AppShell/AppShell.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, layoutStyle } from '../../theme/style.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const docked = layoutStyle({
  gridTemplateColumns: `minmax(0, 1fr) ${measures.chatPreview.widest}`,
});

export const alone = layoutStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = layoutStyle({ minInlineSize: 0 });

export const aside = layoutStyle({
  position: 'sticky',
  insetBlockStart: `calc(${contentStart} + ${space[24]})`,
  minInlineSize: 0,
  // Its composer is in view before the page is scrolled, too.
  blockSize: `max(${measures.testChat.lowest}, calc(100dvh - ${contentStart} - ${measures.testChat.above}))`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
});

/** In a drawer: its whole height, and on phones as much as a sheet may take. */
export const inDrawer = layoutStyle({
  blockSize: '100dvh',
  minBlockSize: 0,
  '@media': { [media.phone]: { blockSize: '92dvh' } },
});

export const root = componentStyle({
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surface.card,
});

export const head = componentStyle({
  flexShrink: 0,
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const body = componentStyle({ minBlockSize: 0 });

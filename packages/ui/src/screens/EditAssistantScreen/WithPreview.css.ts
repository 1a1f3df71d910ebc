import { contentStart } from '../../patterns/AppShell/AppShell.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { layoutStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** The room beside the navigation decides, not the window. */
const SIDE_BY_SIDE = `(min-width: ${measures.formSection.sideBySide})`;

export const root = layoutStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = layoutStyle({
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${measures.chatPreview.narrowest}, ${measures.chatPreview.widest})`,
    },
  },
});

export const preview = layoutStyle({
  minInlineSize: 0,
  '@container': {
    [SIDE_BY_SIDE]: { position: 'sticky', insetBlockStart: `calc(${contentStart} + ${space[24]})` },
  },
});

/** Beside the sections that follow, too, in whose height it stays in view. */
export const besideAll = layoutStyle({
  '@container': { [SIDE_BY_SIDE]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** As sections of a form are parted. */
export const rest = layoutStyle({
  paddingBlockStart: space[40],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

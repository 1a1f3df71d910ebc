import { layoutStyle } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** The room beside the navigation decides, not the window. */
const SIDE_BY_SIDE = '(min-width: 760px)';

export const root = layoutStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = layoutStyle({
  '@container': {
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)' },
  },
});

export const preview = layoutStyle({
  minInlineSize: 0,
  '@container': { [SIDE_BY_SIDE]: { position: 'sticky', insetBlockStart: space[24] } },
});

import { layoutStyle, layoutVariants } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

export const columns = layoutStyle({ display: 'grid', minInlineSize: 0 });

const ONE = 'minmax(0, 1fr)';

/** `content` is as wide as what it holds, `fill` takes what is left. */
export const template = layoutVariants(
  {
    fill: ONE,
    'content fill': `auto ${ONE}`,
    'fill content': `${ONE} auto`,
    'content fill content': `auto ${ONE} auto`,
    'fill fill': `${ONE} ${ONE}`,
  },
  (gridTemplateColumns) => ({ gridTemplateColumns }),
);

export const align = layoutVariants({ start: 'start', center: 'center', end: 'end' }, (alignItems) => ({
  alignItems,
}));

export const stackOnPhones = layoutStyle({ '@media': { [media.phone]: { gridTemplateColumns: ONE } } });

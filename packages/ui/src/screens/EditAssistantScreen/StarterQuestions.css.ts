import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes } from '../../theme/tokens.ts';

/** On phones over the whole width, its buttons below: beside them only its first words would be seen. */
export const text = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
const besideOrBelow = { flexShrink: 0, marginInlineStart: 'auto' } as const;

/** One column for each button, so that those of all questions line up where one of them is missing. */
export const actions = componentStyle({
  ...besideOrBelow,
  gridTemplateColumns: `repeat(3, ${px(sizes.control)})`,
  '@media': { [media.touch]: { gridTemplateColumns: `repeat(3, ${px(sizes.touchTarget)})` } },
});

/** Where there is one question alone, nothing can be missing. */
export const alone = componentStyle(besideOrBelow);

export const up = componentStyle({ gridColumn: 1 });
export const down = componentStyle({ gridColumn: 2 });
export const remove = componentStyle({ gridColumn: 3 });

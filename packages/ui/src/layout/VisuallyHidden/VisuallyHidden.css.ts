import { layoutStyle, readerOnly } from '../../theme/style.ts';

export const hidden = layoutStyle(readerOnly);

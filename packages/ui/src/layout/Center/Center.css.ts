import { layoutStyle } from '../../theme/style.ts';

export const center = layoutStyle({ display: 'grid', placeItems: 'center' });

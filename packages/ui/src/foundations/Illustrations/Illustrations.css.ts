import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'grid', placeItems: 'center', paddingBlock: '8px' });

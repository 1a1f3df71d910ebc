import { componentStyle } from '../../theme/style.ts';

export const box = componentStyle({ borderRadius: '5px' });

import { componentStyle } from '../../theme/style.ts';

export const plain = componentStyle({ textAlign: 'start', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

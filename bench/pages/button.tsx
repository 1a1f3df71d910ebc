import { createRoot } from 'react-dom/client';
import '../../packages/ui/src/theme/index.ts';
import { Button } from '../../packages/ui/src/index.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button variant="primary">Save changes</Button>);

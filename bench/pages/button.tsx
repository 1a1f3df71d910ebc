import { createRoot } from 'react-dom/client';
import '@parley/ui/theme';
import { Button } from '@parley/ui';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button variant="primary">Save changes</Button>);

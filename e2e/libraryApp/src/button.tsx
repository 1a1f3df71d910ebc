import '@parley/ui/theme';
import { Button } from '@parley/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Button variant="primary">Save</Button>);

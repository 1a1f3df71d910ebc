import { Button, Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import '@radix-ui/themes/styles.css';

createRoot(document.getElementById('root')).render(
  <Theme>
    <Button>Save changes</Button>
  </Theme>,
);

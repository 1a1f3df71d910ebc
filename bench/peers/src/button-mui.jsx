import { Button, CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Button variant="contained">Save changes</Button>
  </ThemeProvider>,
);

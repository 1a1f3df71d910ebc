import {
  Avatar,
  Button,
  Chip,
  CssBaseline,
  createTheme,
  Table,
  TableBody,
  TableCell,
  TableRow,
  ThemeProvider,
  Typography,
  useColorScheme,
} from '@mui/material';
import { createRoot } from 'react-dom/client';
import { rowsOf } from './rows.js';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function Assistants() {
  const { setMode } = useColorScheme();
  window.switchTheme = setMode;
  return (
    <Table>
      <TableBody>
        {rowsOf(182).map((row) => (
          <TableRow key={row.id} hover>
            <TableCell>
              <Avatar>{row.name[0]}</Avatar>
              <Typography>{row.name}</Typography>
              <Typography variant="caption">{row.description}</Typography>
            </TableCell>
            <TableCell>
              <Chip label={row.status} size="small" />
            </TableCell>
            <TableCell align="right">
              <span>{row.messages}</span>
            </TableCell>
            <TableCell>
              <Button>Open</Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme} defaultMode="light" disableTransitionOnChange>
    <CssBaseline />
    <Assistants />
  </ThemeProvider>,
);

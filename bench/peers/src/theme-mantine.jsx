import { Avatar, Badge, Button, MantineProvider, Table, Text, useMantineColorScheme } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import { rowsOf } from './rows.js';

function Assistants() {
  const { setColorScheme } = useMantineColorScheme();
  window.switchTheme = setColorScheme;
  return (
    <Table>
      <Table.Tbody>
        {rowsOf(146).map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th>
              <Avatar>{row.name[0]}</Avatar>
              <Text>{row.name}</Text>
              <Text size="xs" c="dimmed">
                {row.description}
              </Text>
            </Table.Th>
            <Table.Td>
              <Badge>{row.status}</Badge>
            </Table.Td>
            <Table.Td align="right">
              <span>{row.messages}</span>
            </Table.Td>
            <Table.Td>
              <Button variant="light">Open</Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

createRoot(document.getElementById('root')).render(
  <MantineProvider defaultColorScheme="light">
    <Assistants />
  </MantineProvider>,
);

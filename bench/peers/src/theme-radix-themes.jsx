import { Avatar, Badge, Button, Table, Text, Theme } from '@radix-ui/themes';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@radix-ui/themes/styles.css';
import { rowsOf } from './rows.js';

function Page() {
  const [appearance, setAppearance] = useState('light');
  window.switchTheme = setAppearance;
  return (
    <Theme appearance={appearance}>
      <Table.Root>
        <Table.Body>
          {rowsOf(183).map((row) => (
            <Table.Row key={row.id}>
              <Table.RowHeaderCell>
                <Avatar fallback={row.name[0]} />
                <Text as="p">{row.name}</Text>
                <Text as="p" size="1" color="gray">
                  {row.description}
                </Text>
              </Table.RowHeaderCell>
              <Table.Cell>
                <Badge>{row.status}</Badge>
              </Table.Cell>
              <Table.Cell align="right">
                <span>{row.messages}</span>
              </Table.Cell>
              <Table.Cell>
                <Button variant="soft">Open</Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Theme>
  );
}

createRoot(document.getElementById('root')).render(<Page />);

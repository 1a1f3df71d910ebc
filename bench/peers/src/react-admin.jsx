import fakeDataProvider from 'ra-data-fakerest';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const assistants = [{ id: 1, name: 'Shop assistant', status: 'published' }];

function AssistantList() {
  return (
    <List>
      <Datagrid>
        <TextField source="name" />
        <TextField source="status" />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={fakeDataProvider({ assistants })}>
    <Resource name="assistants" list={AssistantList} />
  </Admin>,
);

import { RefineList } from './refine-list.jsx';

export default function Users() {
  return <RefineList resource="users" columns={['name', 'email', 'role']} />;
}

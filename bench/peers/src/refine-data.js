// The rows of the demo that our own list shows, without a server, as react-admin gets its own.
const rows = {
  assistants: [
    { id: 1, name: 'Nordlicht shop assistant', status: 'published', audience: 'everyone' },
    { id: 2, name: 'Returns and warranty desk', status: 'published', audience: 'everyone' },
    { id: 3, name: 'Corporate orders and courses', status: 'draft', audience: 'chosen' },
  ],
  users: ['Admin', 'External Admin', 'Agent', 'Newcomer', 'Service Desk'].map((name, id) => ({
    ...{ id, name: `Acme ${name}`, role: name.includes('Admin') ? 'admin' : 'user' },
    email: `${name.toLowerCase().replace(' ', '.')}@acme.test`,
  })),
};

const never = () => Promise.reject(new Error('Nothing is changed here.'));

export const dataProvider = {
  getList: async ({ resource }) => ({ data: rows[resource], total: rows[resource].length }),
  getOne: async ({ resource, id }) => ({ data: rows[resource].find((row) => row.id === id) }),
  create: never,
  update: never,
  deleteOne: never,
  getApiUrl: () => '',
};

// What the peers' tables show: the rows of the page that they are timed beside.
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Assistant ${index + 1}`,
    description: 'Shipping, returns and warranty',
    status: ['Draft', 'Published', 'Paused'][index % 3],
    messages: index * 7,
  }));

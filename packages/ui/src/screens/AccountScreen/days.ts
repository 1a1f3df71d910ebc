/** How a number of days is written: '9 days'. */
export const DAYS = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

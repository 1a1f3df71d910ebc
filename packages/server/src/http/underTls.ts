/** Whether a public origin, or an address there, is under TLS. */
export const isUnderTls = (address: string): boolean => address.startsWith('https:');

const first = Number(process.env.PARLEY_E2E_PORT ?? 4200);

/** Ports of the journeys' own server, beside those of a developer's: three from PARLEY_E2E_PORT on. */
export const ports = { portal: first, identity: first + 1, hostPage: first + 2 };

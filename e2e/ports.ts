/** Ports of the journeys' own server, beside those of a developer's. */
export const ports = { portal: 4200, identity: 4201, hostPage: 4202 };

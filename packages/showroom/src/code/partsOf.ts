/** Components that are not published, by the published ones that contain them (`partsPlugin` fills it). */
export const partsOf: Readonly<Record<string, readonly string[]>> = {};

/** Marks a query or a mutation whose failure its own screen tells. */
export const TOLD_IN_PLACE = { isToldInPlace: true };

// Input of the call that lists products which the member can get now, as many as fill two rows, followed by the
// products for which the fewest coins are missing.
export const affordableInput = { limit: 6 } as const

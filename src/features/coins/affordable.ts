// Input of the call that lists products which the member can get now: as many as fill two rows.
export const affordableInput = { available: true, limit: 6 } as const

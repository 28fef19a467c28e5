// A message's limits, needed before its validators have loaded; a unit test compares them with the contract's.

export const attachmentsAtMost = 5
export const charactersAtMost = 4000

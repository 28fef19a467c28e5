// Limits of a message, before the validators have loaded; a unit test compares them with the contract.

export const attachmentsAtMost = 5
export const charactersAtMost = 4000

// Limits of a contact message, such as its maximum length, used until the validators have loaded. A unit test compares
// them with the contract.

export const attachmentsAtMost = 5
export const charactersAtMost = 4000

// What a message may be, known before its validators have come; a unit test holds it to the contract's limits.

export const attachmentsAtMost = 5
export const charactersAtMost = 4000

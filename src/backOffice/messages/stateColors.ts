// Colors of the states of a message.
export const stateColors = { open: 'blue', answered: 'green', closed: 'gray' } as const

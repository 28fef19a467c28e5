// How many places are shown; whoever is signed in to more signs them all out at once.
export const sessionPage = { limit: 20 }

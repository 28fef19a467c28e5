// Paths of card pages: those of the specification have separate route files, all others share one.
export const cardAddress = (card: string, page?: 'video'): string =>
  ['/activity/packageCard', card, ...(page ? [page] : [])].join('/')

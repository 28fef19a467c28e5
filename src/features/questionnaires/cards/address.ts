// Where a card's pages stand: those of the specification have files of their own, all others share one.
export const cardAddress = (card: string, page?: 'video'): string =>
  ['/activity/packageCard', card, ...(page ? [page] : [])].join('/')

// Paths of package card pages. Cards named in the specification have separate route files; all other cards share one
// route file.
export const cardAddress = (card: string, page?: 'video'): string =>
  ['/activity/packageCard', card, ...(page ? [page] : [])].join('/')

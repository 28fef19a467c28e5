/**
 * Returns true if a request is a navigation to a page. Requests for icons and missing files are also answered with a
 * page, but they do not start a visit.
 */
export const isPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Dest')

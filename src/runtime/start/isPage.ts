/** @returns true for the request of a page. Icons and missing files are rendered as well, but start no visit. */
export const isPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Dest')

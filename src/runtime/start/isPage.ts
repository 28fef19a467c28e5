/** @returns true for a navigation request. Icons and missing files are rendered as well, but do not start a visit. */
export const isPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Dest')

/** Whether a request is for a page. Icons and missing files are rendered as well, but start no visit. */
export const isPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Dest')

// Pages of a list, newest first: ids rise with time, so that the id of a page's last row is where the next begins.

/** One more than asked for was read, which tells whether there is a next page. */
export function page<Row extends { id: string }>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

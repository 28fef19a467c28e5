// Paginates lists, newest first. Ids increase with time, so the id of a page's last row is the cursor of the next page.

/**
 * Returns a page and the cursor of the next page. Callers query `limit` + 1 rows. If the additional row exists, there
 * is a next page.
 */
export function page<Row extends { id: string }>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export type QrSearch = {
  /** What the printed code carries. */
  key?: string | undefined
}

/** Everything else in the query is kept: it says where the code was found, such as `utm_source`. */
export const qrSearch = ({ key, ...said }: Record<string, unknown>): QrSearch => ({
  ...said,
  // A key of digits alone was read as a number.
  key: typeof key === 'string' || typeof key === 'number' ? String(key) || undefined : undefined,
})

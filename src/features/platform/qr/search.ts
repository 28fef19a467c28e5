export type QrSearch = {
  /** What the printed code carries. */
  key?: string | undefined
}

/** Everything else in the query is kept: it says where the code was found, such as `utm_source`. */
export const qrSearch = ({ key, ...rest }: Record<string, unknown>): QrSearch => ({
  ...rest,
  key: typeof key === 'string' && key ? key : undefined,
})

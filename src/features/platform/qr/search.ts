export type QrSearch = {
  /** Key of the printed code. */
  key?: string | undefined
}

/** Preserves the rest of the query, such as `utm_source`. */
export const qrSearch = ({ key, ...rest }: Record<string, unknown>): QrSearch => ({
  ...rest,
  key: typeof key === 'string' && key ? key : undefined,
})

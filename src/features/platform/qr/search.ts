export type QrSearch = {
  /** Key of the printed QR code. */
  key?: string | undefined
}

/** Preserves all other query parameters, such as `utm_source`. */
export const qrSearch = ({ key, ...rest }: Record<string, unknown>): QrSearch => ({
  ...rest,
  key: typeof key === 'string' && key ? key : undefined,
})

// The `back` query: the page of the hub that sent the member to a form, and to which it leads back.

export type BackSearch = { back?: string | undefined }

/** A path of the hub, or nothing: anybody can write an address. */
export const backSearch = ({ back }: Record<string, unknown>): BackSearch => ({
  back: typeof back === 'string' && /^\/(?:[\w-]+\/)*[\w-]+$/.test(back) ? back : undefined,
})

// The `back` query: the page of the hub that sent the member to a form, and to which it leads back.
import { matching, searchOf } from '#src/client/search.ts'

/** A path of the hub, or nothing: anybody can write an address. */
export const backPath = matching(/^\/(?:[\w-]+\/)*[\w-]+$/)

export const backSearch = searchOf({ back: backPath })

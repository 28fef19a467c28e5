// Query parameter `back`: path of the page that sent the member to a form, and to which the form returns.
import { matching, searchOf } from '#src/client/search.ts'

/** Accepts only a path of the hub, because anyone can edit a URL. */
export const backPath = matching(/^\/(?:[\w-]+\/)*[\w-]+$/)

export const backSearch = searchOf({ back: backPath })

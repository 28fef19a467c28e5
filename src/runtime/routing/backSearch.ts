// Query parameter `back`: path of the page that linked the member to a form. The form returns to that page.
import { matching, searchOf } from '#src/client/search.ts'

/** Accepts only a path of the hub, because anyone can edit a URL. */
export const backPath = matching(/^\/(?:[\w-]+\/)*[\w-]+$/)

export const backSearch = searchOf({ back: backPath })

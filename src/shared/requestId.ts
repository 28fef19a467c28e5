// Names a request to people and programs.

/** Of every answer: the request's id, in the server's log as well. */
export const requestIdHeader = 'X-Request-Id'

/** As much of an id as somebody can copy by hand, and enough to find the request by. */
export const shownId = (id: string) => id.slice(0, 12)

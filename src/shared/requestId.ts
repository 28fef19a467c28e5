// Response header with the request id, and a short form of the id.

/** Name of the response header with the id of the request; the server log contains the same id. */
export const requestIdHeader = 'X-Request-Id'

/**
 * Returns a short form of a request id. Users can write it down by hand, and it still identifies the request in the
 * log.
 */
export const shownId = (id: string) => id.slice(0, 12)

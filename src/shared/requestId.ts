// Header and short form of the request id.

/** Response header with the id of the request, which the server log contains as well. */
export const requestIdHeader = 'X-Request-Id'

/** Short form of a request id that users can copy by hand and that still finds the request in the log. */
export const shownId = (id: string) => id.slice(0, 12)

// Addresses as they arrive, before anything reads them: which are refused, and who asked for them.

/**
 * C0, DEL and C1 as a path writes them. No address of ours has any; whatever repeats one in a header, a log or a query of
 * the database is the worse for it. Behind the `?` they are ordinary text.
 */
const control = /^[^?#]*%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** @param url the request's, still encoded */
export const hasControls = (url: string) => control.test(url)

const machines = /^\/(?:api|health|uploads|webhooks)(?:\/|$)/

/** Programs are answered by the envelope, people by a page. */
export const isForPrograms = (path: string) => machines.test(path)

/** One slash for several: a path that begins with two names another host where it is followed. */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

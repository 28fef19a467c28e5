// Classifies request paths before they are parsed: rejects control characters, and distinguishes API clients from
// browsers.

/**
 * Percent-encoded C0, DEL and C1 characters in a path. They are never valid here, and would be dangerous in a header, a
 * log or a database query. In the query string they are ordinary text.
 */
const control = /^[^?#]*%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** @param url URL of the request, still percent-encoded */
export const hasControls = (url: string) => control.test(url)

const machines = /^\/(?:api|health|uploads|webhooks)(?:\/|$)/

/** Returns true if errors are answered with the envelope for API clients instead of a page. */
export const isForPrograms = (path: string) => machines.test(path)

/** Collapses repeated slashes: a path that starts with two slashes would redirect to another host. */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

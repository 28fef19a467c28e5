// Classifies request paths before they are parsed: rejects control characters, and distinguishes API clients from
// browsers.

/**
 * Matches percent-encoded C0, DEL and C1 control characters in a path. No valid path contains these characters, which
 * would be dangerous in a header, a log or a database query. The query string may contain them.
 */
const control = /^[^?#]*%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** @param url URL of the request, still percent-encoded */
export const hasControls = (url: string) => control.test(url)

const apiPaths = /^\/(?:api|health|uploads|webhooks)(?:\/|$)/

/** Returns true if errors on this path are returned as JSON for API clients instead of an HTML page. */
export const isForPrograms = (path: string) => apiPaths.test(path)

/**
 * Replaces repeated slashes with one slash, because a redirect to a path that starts with two slashes would lead to
 * another host.
 */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

// Detects crawlers of search engines and link previews, which get content instead of an error page (section 8 of the
// specification).

// Excludes Cubot, a phone brand.
const names = /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i

/** @param agent user agent; `null` if the request has no such header */
export const isBot = (agent: string | null) => agent !== null && names.test(agent)

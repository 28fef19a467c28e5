// Programs that read pages for search and previews: they are shown content, never an error page (section 8).

// Cubot makes phones.
const names = /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i

/** @param agent the user agent; `null` when the request named none */
export const isBot = (agent: string | null) => agent !== null && names.test(agent)

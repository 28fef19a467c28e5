// Normalizes text for searches. The search of the hub, the list of questions and the filter on their page use the same
// rule.

/**
 * Characters that searches ignore: accents, Vietnamese tone marks (U+0300 to U+036F), Thai tone marks (U+0E48 to
 * U+0E4B), and invisible characters between words. Thai vowels are significant, although they are combining marks too.
 */
const ignored = /[\u0300-\u036f\u0e48-\u0e4b\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Returns the text in lower case and without accents, because members often omit them. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(ignored, '').replaceAll('đ', 'd')

/** Returns the words of a search, separated by spaces. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

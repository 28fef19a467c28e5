// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';



/**
 * Searches products of the points mall, gifts, articles of the magazine, courses, frequently asked questions and
 * pages of the hub in the request's language: their names, topics, categories and texts. Ignores case, accents and
 * tone marks, and also finds synonyms. If no item matches, words of at least 4 letters are corrected: typos,
 * swapped letters, missing spaces, and Thai words without vowel signs. Results are grouped by kind, with the best
 * match and the most relevant group first. Groups without results are omitted.
 *
 * Members get only items that are offered in their country and that they have not hidden. Visitors get only
 * questions.
 * @summary Search the hub
 */
export const searchHubQueryQueryMax = 100;


export const searchHubQueryQueryRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const SearchHubQueryParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchHubQueryQueryMax)).check(/*#__PURE__*/ zod.regex(searchHubQueryQueryRegExp)).check(/*#__PURE__*/ zod.describe('Search terms.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['product', 'gift', 'article', 'course', 'question'])).check(/*#__PURE__*/ zod.describe('Kind of the results to return; all kinds if omitted.'))
})


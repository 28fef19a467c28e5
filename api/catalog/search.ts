// Reads pages of the hub as search results, synonyms, and words that the search ignores.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import data from './search.json' with { type: 'json' }
import { aboutBaby, field, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

/** Texts in a language that members may type; they are not displayed. */
const typed = z.string().check(z.minLength(1), z.maxLength(120))
const lists = z.strictObject(eachLanguage(() => z.array(typed)))

const page = z.strictObject({
  id: slug,
  link: field('Path', z.string().check(z.regex(/^\/[A-Za-z0-9/-]+$/))),
  aboutBaby,
  name: field('Name', localizedName),
  text: field('Description', localizedName),
  words: field('Search terms', lists, 'Words and phrases for which members find the page.'),
})

const schema = z.strictObject({
  pages: field('Pages', z.array(page), 'Pages of the hub that members find by search.'),
  synonyms: field(
    'Synonyms',
    lists,
    'Words and phrases with the same meaning, separated by commas. A search for one also finds texts with the others.',
  ),
  ignored: field(
    'Ignored words',
    lists,
    'Words that the search ignores, such as “how” and “my”, unless a query has no other words.',
  ),
})

export const searchTopic = defineTopic({ name: 'search', file: data, list: 'pages', schema })
export const searchContent = searchTopic.content

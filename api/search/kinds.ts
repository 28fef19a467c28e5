// Defines the kinds of search results: their texts, who may see them, and their pages.
import type { components } from '#generated/schema.d.ts'
import { courses, type Course } from '../catalog/courses.ts'
import { faq } from '../catalog/faq.ts'
import { gifts, pictureOf, type Gift } from '../catalog/gifts.ts'
import { issues, type Issue } from '../catalog/magazine.ts'
import { mallProducts, productPicture, type MallProduct } from '../catalog/mall.ts'
import { searchContent } from '../catalog/search.ts'
import type { ItemFacts } from '../catalog/facts.ts'
import { giftKindLabel, mallCategoryLabel, readingTopicLabel } from '../locale/labels.ts'
import type { Language, Localized } from '../locale/language.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import { mayShow } from '../offers/silence.ts'
import { issuesFor, shownSuggestion } from '../reading/index.ts'
import { searchable, type Searchable } from './searchable.ts'
import { excerptOf } from './words.ts'

type SearchItem = components['schemas']['SearchItem']

const paragraphsIn = (language: Language, paragraphs: readonly Record<Language, string>[]) =>
  paragraphs.map((paragraph) => paragraph[language]).join('\n')

const factsIn = (language: Language, { material, size }: ItemFacts = {}) =>
  [material?.[language], size?.[language]].filter(Boolean).join('\n')

const offerTexts = ({ name, text, facts }: MallProduct | Gift, language: Language) => ({
  name: name[language],
  text: `${text[language]}\n${factsIn(language, facts)}`,
})

/** Converts a product to a result. */
export const productItem = ({ id, name, text, price }: MallProduct, language: Language): SearchItem => ({
  id,
  name: name[language],
  text: excerptOf(language, text[language]),
  picture: productPicture(id),
  coins: price,
  minutes: null,
  link: `/pointsMall?product=${id}`,
})

/** Converts a gift to a result. */
export const giftItem = (gift: Gift, language: Language): SearchItem => ({
  id: gift.id,
  name: gift.name[language],
  text: excerptOf(language, gift.text[language]),
  picture: pictureOf(gift),
  coins: gift.coins,
  minutes: null,
  link: `/gifts/list?gift=${gift.id}`,
})

const products = searchable<MallProduct>({
  kind: 'product',
  content: mallProducts,
  entries: () => [...mallProducts().values()],
  textsOf: (product, language) => ({
    ...offerTexts(product, language),
    labels: mallCategoryLabel(product.category, language),
  }),
  visibility: ({ member, now }) =>
    member === null
      ? () => false
      : (product) =>
          isOfferedIn(product, member.countryCode) &&
          mayShow(product, member) &&
          (product.closesAt === undefined || now < new Date(product.closesAt)),
  itemOf: productItem,
})

const levelGifts = searchable<Gift>({
  kind: 'gift',
  content: gifts,
  entries: () => [...gifts().values()],
  textsOf: (gift, language) => ({
    ...offerTexts(gift, language),
    labels: giftKindLabel(gift.kind, language),
  }),
  visibility: ({ member }) =>
    member === null
      ? () => false
      : (gift) =>
          gift.kind !== 'won' &&
          gift.retired !== true &&
          isOfferedIn(gift, member.countryCode) &&
          mayShow(gift, member),
  itemOf: giftItem,
})

type Article = { issue: Issue; article: Issue['articles'][number] }

const articles = searchable<Article>({
  kind: 'article',
  content: issues,
  entries: () => issues().flatMap((issue) => issue.articles.map((article) => ({ issue, article }))),
  textsOf: ({ issue, article: { topic, name, paragraphs } }, language) => ({
    name: name[language],
    labels: `${readingTopicLabel(topic, language)}\n${issue.name[language]}`,
    text: paragraphsIn(language, paragraphs),
  }),
  visibility({ member, now }) {
    const readable = new Set(member ? issuesFor(now, member).map(({ id }) => id) : [])
    return ({ issue, article }) => readable.has(issue.id) && mayShow(article, member)
  },
  itemOf({ issue, article }, language) {
    const { id, name, picture, minutes } = shownSuggestion({ issue: issue.id, ...article }, language)
    return {
      id,
      name,
      text: excerptOf(language, article.paragraphs[0]?.[language] ?? ''),
      picture,
      coins: null,
      minutes,
      link: `/gifts/eMagazineItemDetail?id=${issue.id}&article=${id}`,
    }
  },
})

const onlineCourses = searchable<Course>({
  kind: 'course',
  content: courses,
  entries: courses,
  textsOf: ({ topic, name, text, chapters }, language) => ({
    name: name[language],
    labels: readingTopicLabel(topic, language),
    text: [text[language], ...chapters.map((chapter) => chapter.name[language])].join('\n'),
  }),
  visibility: ({ member }) => (member === null ? () => false : (course) => mayShow(course, member)),
  itemOf(course, language) {
    const { id, name, picture, minutes } = shownSuggestion({ issue: null, ...course }, language)
    return {
      id,
      name,
      text: excerptOf(language, course.text[language]),
      picture,
      coins: null,
      minutes,
      link: `/villages/list?course=${id}`,
    }
  },
})

type Question = ReturnType<typeof faq>[number]['items'][number] & { section: Localized }

const questions = searchable<Question>({
  kind: 'question',
  content: faq,
  entries: () => faq().flatMap(({ title, items }) => items.map((item) => ({ ...item, section: title }))),
  textsOf: ({ question, answer, section }, language) => ({
    name: question[language],
    labels: section[language],
    text: answer[language],
  }),
  visibility: () => () => true,
  itemOf: ({ id, question, answer }, language) => ({
    id,
    name: question[language],
    text: excerptOf(language, answer[language]),
    picture: null,
    coins: null,
    minutes: null,
    link: `/app/faq#${id}`,
  }),
})

type HubPage = ReturnType<typeof searchContent>['pages'][number]

const pages = searchable<HubPage>({
  kind: 'page',
  content: searchContent,
  entries: () => searchContent().pages,
  textsOf: ({ name, text, words }, language) => ({
    name: name[language],
    labels: '',
    text: text[language],
    words: words[language].join('\n'),
  }),
  visibility: ({ member }) => (member === null ? () => false : (page) => mayShow(page, member)),
  itemOf: ({ id, name, text, link }, language) => ({
    id,
    name: name[language],
    text: excerptOf(language, text[language]),
    picture: null,
    coins: null,
    minutes: null,
    link,
  }),
})

/** Kinds of results, in the order of results with the same relevance. */
export const searchKinds: readonly Searchable[] = [
  pages,
  products,
  levelGifts,
  articles,
  onlineCourses,
  questions,
]

import { expect, test } from 'vitest'
import { matchingSections } from './matching.ts'

const item = (id: string, question: string, answer: string) => ({ id, question, answer, products: [] })
const sections = [
  { id: 'coins', title: 'Coins', items: [item('spend', 'Dùng xu ở đâu?', 'Ở cửa hàng.')] },
  { id: 'gifts', title: 'Gifts', items: [item('when', 'When is my gift sent?', 'On the next day.')] },
]
const search = (words: string) =>
  matchingSections(sections, words).flatMap(({ items }) => items.map(({ id }) => id))

test.each([
  ['', ['spend', 'when']],
  ['  ', ['spend', 'when']],
  ['GIFT day', ['when']],
  ['dung o dau', ['spend']],
  ['gift xu', []],
])('matchingSections for the search %j returns %j', (words, ids) => {
  expect(search(words)).toEqual(ids)
})

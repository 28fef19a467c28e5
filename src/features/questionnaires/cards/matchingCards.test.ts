// Tests the search in the frequently asked questions: every search word must occur, and case and accents are ignored.
import { expect, test } from 'vitest'
import { matchingCards } from './matchingCards.ts'

const card = { picture: '/art/a.svg', teaser: '' }
const cards = [
  {
    ...card,
    card: 'BreastPump',
    title: 'Máy hút sữa',
    faq: [
      { question: 'Bao lâu thay van?', answer: 'Khi van không tự đóng.' },
      { question: 'Có đau không?', answer: 'Không.' },
    ],
  },
  {
    ...card,
    card: 'underwear',
    title: 'Đồ lót',
    faq: [{ question: 'Có sấy được không?', answer: 'Không nên.' }],
  },
]
const search = (words: string) =>
  matchingCards(cards, words).map(({ card: name, faq }) => `${name} ${faq.length}`)

test('matchingCards searches questions, answers and product names', () => {
  expect(search('')).toEqual(['BreastPump 2', 'underwear 1'])
  expect(search('thay VAN')).toEqual(['BreastPump 1'])
  expect(search('do lot say')).toEqual(['underwear 1'])
  expect(search('teapot')).toEqual([])
})

// Tells the things of made-up lists apart by what tells those of the examples apart.
import { expect, test } from 'vitest'
import { withDistinctThings } from './distinct.ts'

const games = [
  {
    games: [
      { game: 'a', coins: 5 },
      { game: 'b', coins: 5 },
      { game: 'c', coins: 5 },
    ],
  },
]

test('what is there already gives way to what is made besides, or goes', () => {
  const data = {
    games: [
      { game: 'a', coins: 1 },
      { game: 'a', coins: 2 },
    ],
  }
  expect(withDistinctThings(data, [{ games: [{ game: 'b', coins: 3 }] }], games)).toEqual({
    games: [
      { game: 'a', coins: 1 },
      { game: 'b', coins: 3 },
    ],
  })
  expect(withDistinctThings(data, [], games)).toEqual({ games: [{ game: 'a', coins: 1 }] })
})

test('a list that is as long in every example keeps its length', () => {
  const data = { games: ['a', 'a', 'b'].map((game) => ({ game, coins: 1 })) }
  expect(withDistinctThings(data, [], games)).toEqual({
    games: ['a', 'b', 'a'].map((game) => ({ game, coins: 1 })),
  })
})

test('what examples have twice, or all have alike, tells nothing apart', () => {
  const twice = [
    {
      list: [
        { name: 'x', at: 1 },
        { name: 'x', at: 2 },
      ],
    },
  ]
  const data = {
    list: [
      { name: 'y', at: 7 },
      { name: 'y', at: 7 },
      { name: 'y', at: 7 },
    ],
  }
  expect(withDistinctThings(data, [], twice)).toEqual(data)
})

test('lists of texts, and lists within things, are looked at as well', () => {
  const examples = [
    {
      boards: [
        { kind: 'p', pictures: ['1', '2'] },
        { kind: 'q', pictures: ['3'] },
      ],
    },
  ]
  const data = { boards: [{ kind: 'p', pictures: ['9', '8', '9'] }] }
  expect(withDistinctThings(data, [], examples)).toEqual({ boards: [{ kind: 'p', pictures: ['9', '8'] }] })
})

// Tests that generated lists contain no duplicates, by the keys that differ between entries of the examples.
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

test('a duplicate is replaced by a spare entry, or removed without one', () => {
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

test('a list with the same length in every example keeps its length', () => {
  const data = { games: ['a', 'a', 'b'].map((game) => ({ game, coins: 1 })) }
  expect(withDistinctThings(data, [], games)).toEqual({
    games: ['a', 'b', 'a'].map((game) => ({ game, coins: 1 })),
  })
})

test('fields that repeat in examples, or are equal in all entries, are not keys', () => {
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

test('lists of strings and nested lists have no duplicates either', () => {
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

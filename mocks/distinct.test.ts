// Tests that generated lists contain no duplicates. Two entries are duplicates if they agree in a key: a field that
// differs between all entries of the examples.
import { expect, test } from 'vitest'
import { withDistinctEntries } from './distinct.ts'

const games = [
  {
    games: [
      { game: 'a', coins: 5 },
      { game: 'b', coins: 5 },
      { game: 'c', coins: 5 },
    ],
  },
]

test('a duplicate entry is replaced by another generated entry, or removed if no other entry can be generated', () => {
  const data = {
    games: [
      { game: 'a', coins: 1 },
      { game: 'a', coins: 2 },
    ],
  }
  expect(withDistinctEntries(data, [{ games: [{ game: 'b', coins: 3 }] }], games)).toEqual({
    games: [
      { game: 'a', coins: 1 },
      { game: 'b', coins: 3 },
    ],
  })
  expect(withDistinctEntries(data, [], games)).toEqual({ games: [{ game: 'a', coins: 1 }] })
})

test('a list that has the same length in every example keeps its length', () => {
  const data = { games: ['a', 'a', 'b'].map((game) => ({ game, coins: 1 })) }
  expect(withDistinctEntries(data, [], games)).toEqual({
    games: ['a', 'b', 'a'].map((game) => ({ game, coins: 1 })),
  })
})

test('a field is not a key if its values repeat in an example or are equal in all generated entries', () => {
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
  expect(withDistinctEntries(data, [], twice)).toEqual(data)
})

test('lists of strings and nested lists contain no duplicates', () => {
  const examples = [
    {
      boards: [
        { kind: 'p', pictures: ['1', '2'] },
        { kind: 'q', pictures: ['3'] },
      ],
    },
  ]
  const data = { boards: [{ kind: 'p', pictures: ['9', '8', '9'] }] }
  expect(withDistinctEntries(data, [], examples)).toEqual({ boards: [{ kind: 'p', pictures: ['9', '8'] }] })
})

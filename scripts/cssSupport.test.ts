// Tries what of a style sheet the browsers of package.json do not know.
import { expect, test } from 'vitest'
import { unsupportedIn } from './cssSupport.ts'

test('a property that one of the browsers does not know is named with the browsers', async () => {
  const [message = '', ...otherMessages] = await unsupportedIn(
    'dt { hanging-punctuation: first; color: red }',
  )
  expect(message).toMatch(/hanging-punctuation.*Firefox \(114\)/)
  expect(otherMessages).toEqual([])
})

test('what all of them know, and what a member may go without, is not named', async () => {
  expect(await unsupportedIn('ul:has(> li) { display: grid; gap: 1px }')).toEqual([])
})

// Tests which CSS features are reported because a browser in package.json does not support them.
import { expect, test } from 'vitest'
import { unsupportedIn } from './cssSupport.ts'

test('unsupportedIn names an unsupported property and the browser that does not support it', async () => {
  const [message = '', ...otherMessages] = await unsupportedIn(
    'dt { hanging-punctuation: first; color: red }',
  )
  expect(message).toMatch(/hanging-punctuation.*Firefox \(114\)/)
  expect(otherMessages).toEqual([])
})

test('unsupportedIn reports neither supported nor optional features', async () => {
  expect(await unsupportedIn('ul:has(> li) { display: grid; gap: 1px }')).toEqual([])
})

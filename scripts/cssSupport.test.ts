// Tests which CSS features are reported as unsupported by the browsers of package.json.
import { expect, test } from 'vitest'
import { unsupportedIn } from './cssSupport.ts'

test('unsupportedIn names a property that a browser does not support, with the browser', async () => {
  const [message = '', ...otherMessages] = await unsupportedIn(
    'dt { hanging-punctuation: first; color: red }',
  )
  expect(message).toMatch(/hanging-punctuation.*Firefox \(114\)/)
  expect(otherMessages).toEqual([])
})

test('unsupportedIn does not name supported features and optional features', async () => {
  expect(await unsupportedIn('ul:has(> li) { display: grid; gap: 1px }')).toEqual([])
})

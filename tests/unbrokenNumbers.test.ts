// Checks that pages show numbers of orders in `Unbroken`, because browsers break lines after a hyphen.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'
import { messagesIn } from './support/messages.ts'

/** Ids of messages with the number of an order: `{order}` or `{number}` without a format. */
const ids = Object.entries(messagesIn('en-US'))
  .filter(
    ([id, text]) => /\{(?:order|number)\}/.test(text) && !/^(?:backOffice|notices|mails|form)\./.test(id),
  )
  .map(([id]) => id)

test('every message with the number of an order gets the number in Unbroken', () => {
  expect(ids).toContain('orders.order')
  const uses = listFiles('src/**/*.tsx', 300).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /<FormattedMessage\s+id="([^"]+)"\s+values=\{\{([^]*?)\}\}\s*\/>/g,
      ),
    ]
      .filter(([, id = '']) => ids.includes(id))
      .map(([, id, values = '']) => ({ file, id, values })),
  )
  expect(uses.length).toBeGreaterThan(4)
  expect(uses.filter(({ values }) => !/(?:order|number): <Unbroken>/.test(values))).toEqual([])
})

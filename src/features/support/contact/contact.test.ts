import { expect, test } from 'vitest'
import { sendContactMessage } from '#generated/calls/support.ts'
import { attachmentsAtMost, charactersAtMost } from './contact.ts'

test('the limits of the contact form equal the limits of the contract', async () => {
  const schema = await sendContactMessage.schema()
  const fits = (characters: number, files: number) =>
    schema.safeParse({
      topic: 'other',
      replyTo: 'mali@example.com',
      text: 'x'.repeat(characters),
      attachments: Array.from({ length: files }, () => 'file'),
    }).success
  expect([
    fits(charactersAtMost, attachmentsAtMost),
    fits(charactersAtMost + 1, 0),
    fits(1, attachmentsAtMost + 1),
  ]).toEqual([true, false, false])
})

// Tests how admin CLI commands parse their arguments: members and vouchers in different notations, and invalid input.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantVoucher } from '#api/rewards/grantVoucher.ts'
import { InvalidCommandLine } from '#api/backOffice/command.ts'
import { members } from '#api/members/tables.ts'
import { vouchers } from '#api/rewards/tables.ts'
import { textWith } from '../support/matchers.ts'
import { openBackOffice } from '../support/openBackOffice.ts'

const { store, backOffice, addAccount, now, account, memberId } = await openBackOffice()

test.each(['mali@example.com', ' Mali@Example.com ', 'MALI@EXAMPLE.COM\t'])(
  'the back-office command `member` finds a member by the email %j regardless of case and whitespace',
  async (typed) => {
    expect((await backOffice('member', typed)).text).toContain(`id: ${memberId}`)
  },
)

test.each([
  '+66812345678',
  ' +66 81 234 5678 ',
  '+660812345678',
  '0066812345678',
  '0812345678',
  '081-234-5678',
])('the back-office command `member` finds a member by the phone number %j', async (typed) => {
  await store.db
    .update(members)
    .set({ phone: sql`'+66812345678'` })
    .where(eq(members.id, memberId))
  expect((await backOffice('member', typed)).text).toContain(`id: ${memberId}`)
})

test('the back-office command `member` finds a member by an id in upper case', async () => {
  expect((await backOffice('member', ` ${memberId.toUpperCase()} `)).text).toContain(`id: ${memberId}`)
})

test('the command `member` rejects a national phone number that members of two countries have, and accepts the number with its country', async () => {
  const [thai, indonesian] = ['+66861234567', '+62861234567']
  await store.db
    .update(members)
    .set({ phone: sql`${thai}` })
    .where(eq(members.id, memberId))
  await addAccount(indonesian)
  const { text, code } = await backOffice('member', '0861234567')
  expect([code, text]).toEqual([1, expect.stringContaining('belongs to several members')])
  expect((await backOffice('member', thai)).text).toContain(`id: ${memberId}`)
})

test('the command `void` finds a voucher by its code or id regardless of case and whitespace', async () => {
  const grant = { memberId, voucher: 'welcome-10', source: 'test', reference: 'desk-code', now }
  const id = await grantVoucher(store.db, grant)
  await store.db.update(vouchers).set({ code: 'HUB-AB2CD-EF3GH' }).where(eq(vouchers.id, id))
  expect(await backOffice('void', ' hub-ab2cd-ef3gh ', 'wrong amount')).toMatchObject({ code: 0 })
  expect(await backOffice('void', id.toUpperCase(), 'wrong amount')).toMatchObject({
    code: 0,
    text: textWith('was void already'),
  })
})

test('a second allowance of additional gifts is added to the first, and the output contains the total', async () => {
  expect((await backOffice('allow', account, '1', 'twins')).text).toBe(
    `Done. Member ${memberId}: 1 more allowed beyond the limits, 1 in total.`,
  )
  expect((await backOffice('allow', account, '2', 'twins')).text).toMatch(/2 more allowed .* 3 in total/)
})

test.each([
  [['void', 'HUB-NONE'], 'void HUB-NONE has no reason', 'Argument reason is missing.'],
  [['void', 'HUB-NONE', '  '], 'the reason is blank', 'Invalid reason "  ".'],
  [['allow', account, '1'], 'allow has no reason', 'Argument reason is missing.'],
  [['allow', account, '-3', 'why'], 'the count is negative', 'Invalid count "-3".'],
  [['allow', account, '0', 'why'], 'the count is 0', 'Invalid count "0".'],
  [['allow', account, '13', 'why'], 'the count is too large', 'Invalid count "13".'],
  [['proof', 'x', 'refuse'], 'a rejection has no reason', 'Argument reason is missing.'],
  [['registration', 'x', 'refuse', 'because'], 'the reason is unknown', 'Invalid reason "because".'],
  ...['1e3', '0x10', '+5', ' 5', '5 ', '๕', '5.0', '', '0', '-0', '1000000', '--5'].map(
    (count): [string[], string, string] => [
      ['stock', 'gift', 'muslin-cloth', count],
      `the count is ${JSON.stringify(count)}`,
      `Invalid count "${count}".`,
    ],
  ),
  [['gift', 'x', 'dance'], 'the act is unknown', 'Invalid act "dance".'],
  [['gift', 'x', 'ship'], 'the carrier is missing', 'Argument carrier is missing.'],
  [['gift', 'x', 'move', 'nowhere'], 'the state is unknown', 'Invalid state "nowhere".'],
  [['void', 'x', 'given', 'twice'], 'a reason is not quoted', 'Unexpected argument "twice".'],
  [['audit', 'mali@example.com'], 'the option has no name', 'Unexpected argument'],
  [['audit', '--what', 'dance'], 'the audited act is unknown', 'Invalid --what "dance".'],
  [['audit', '--since', 'yesterday'], 'the day is no date', 'Invalid --since "yesterday".'],
  [[], 'no command is given', 'Command is missing.'],
  [['dance'], 'the command is unknown', 'Unknown command "dance".'],
] satisfies [string[], string, string][])(
  'the command line %j is rejected and the usage is printed, because %s',
  async (args, _because, why) => {
    await expect(backOffice(...args)).rejects.toThrow(InvalidCommandLine)
    await expect(backOffice(...args)).rejects.toThrow(why)
    await expect(backOffice(...args)).rejects.toThrow('Usage:')
  },
)

const tooLong = 'x'.repeat(300)

test.each([
  [['retry', 'no-id'], 'Invalid task "no-id". Copy the id from "failed", or write all.'],
  [['retry', ' '], 'Invalid task " ". Copy the id from "failed", or write all.'],
  [['letter', '7'], 'Invalid letter "7". Copy the id from "letters".'],
  [['audit', '--before', '7'], 'Invalid --before "7". Copy the id from the last line of the page before.'],
  [['gift', 'a/b', 'confirm'], 'Invalid id "a/b". Copy the id from "waiting" or from the catalogue.'],
  [['proof', '', 'accept'], 'Invalid id "". Copy the id from "waiting" or from the catalogue.'],
  [['stock', 'product', '🦄', '5'], 'Invalid id "🦄". Copy the id from "waiting" or from the catalogue.'],
  [['void', '', 'why'], 'Invalid voucher "". Write the id or the code of the voucher.'],
  [
    ['member', tooLong],
    `Invalid account "${tooLong}". Write the full email address, the phone number or the id of the member.`,
  ],
  [['letter', '\u001b[2J'], String.raw`Invalid letter "\u001b[2J". Copy the id from "letters".`],
])(
  'the command line %j fails with a single line of output, because its id is invalid',
  async (args, text) => {
    expect(await backOffice(...args)).toEqual({ text, code: 1, log: [] })
  },
)

test.each([
  [['member', 'ghost@example.com'], 'no member with email, phone or id "ghost@example.com"'],
  [['allow', 'ghost@example.com', '1', 'why'], 'no member with email, phone or id "ghost@example.com"'],
  [['void', 'HUB-NONE', 'why'], 'no voucher with id or code "HUB-NONE"'],
  [['stock', 'product', 'unicorn', '5'], 'no product with id "unicorn"'],
  [['product', 'unicorn', 'AB1', account, '2026-11-01'], 'product "unicorn" with serial number "AB1"'],
  [['gift', 'none', 'confirm'], 'no gift with id "none"'],
])('the command line %j fails with a message that names the missing item', async (args, complaint) => {
  const { code, text } = await backOffice(...args)
  expect([code, text]).toEqual([1, expect.stringMatching(/^Not found: .*\. [A-Z].*\.$/)])
  expect(text).toContain(complaint)
})

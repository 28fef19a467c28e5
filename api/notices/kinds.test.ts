// Checks that the code sends each kind of notification, so that no unused message is translated. Also checks that the
// parameters in the code match those of the messages.
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { listFiles } from '#tests/support/listFiles.ts'
import { notices } from '../catalog/notices.ts'
import type { NoticeContent } from './notify.ts'

test('the code sends each kind of notification that is in the catalog', () => {
  const code = listFiles('api/**/*.ts', 400)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('notify'))
    .join('\n')
  expect(notices.size).toBeGreaterThan(10)
  expect([...notices.keys()].filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})

// The compiler checks that the type NoticeContent requires the parameters of a notification’s message.
type Voucher<Params> = { kind: 'voucher-granted'; params: Params; names: { aboutBaby: boolean } }
expectTypeOf<Voucher<{ voucher: string }>>().toExtend<NoticeContent>()
// A notification that contains the name of a catalog entry must specify whether the entry is about babies.
expectTypeOf<Omit<Voucher<{ voucher: string }>, 'names'>>().not.toExtend<NoticeContent>()
expectTypeOf<Voucher<object>>().not.toExtend<NoticeContent>()
expectTypeOf<Voucher<{ coupon: string }>>().not.toExtend<NoticeContent>()
expectTypeOf<Voucher<{ voucher: number }>>().not.toExtend<NoticeContent>()
expectTypeOf<Voucher<{ voucher: undefined }>>().not.toExtend<NoticeContent>()
expectTypeOf<{ kind: 'gift-granted'; params: { voucher: string } }>().not.toExtend<NoticeContent>()
expectTypeOf<{ kind: 'raffle-won'; params: { coins: string } }>().not.toExtend<NoticeContent>()
expectTypeOf<{ kind: 'own-birthday'; params: { name: string } }>().not.toExtend<NoticeContent>()
expectTypeOf<{ kind: 'unheard-of'; params: { voucher: string } }>().not.toExtend<NoticeContent>()

// Checks that each kind of notification is used, so that unused texts are not translated, and that its parameters match its text.
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { listFiles } from '#tests/support/listFiles.ts'
import { notices } from '../catalog/notices.ts'
import type { Told } from './notify.ts'

test('each kind of notification in the catalog is sent by the code', () => {
  const code = listFiles('api/**/*.ts', 400)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('notify'))
    .join('\n')
  expect(notices.size).toBeGreaterThan(10)
  expect([...notices.keys()].filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})

// Checked by the compiler.
test('the type Told requires the parameters of a notification’s text', () => {
  type Voucher<Params> = { kind: 'voucher-granted'; params: Params; names: { aboutBaby: boolean } }
  expectTypeOf<Voucher<{ voucher: string }>>().toExtend<Told>()
  // A notification with the name of a catalog entry must state whether the entry is about babies.
  expectTypeOf<Omit<Voucher<{ voucher: string }>, 'names'>>().not.toExtend<Told>()
  expectTypeOf<Voucher<object>>().not.toExtend<Told>()
  expectTypeOf<Voucher<{ coupon: string }>>().not.toExtend<Told>()
  expectTypeOf<Voucher<{ voucher: number }>>().not.toExtend<Told>()
  expectTypeOf<Voucher<{ voucher: undefined }>>().not.toExtend<Told>()
  expectTypeOf<{ kind: 'gift-granted'; params: { voucher: string } }>().not.toExtend<Told>()
  expectTypeOf<{ kind: 'raffle-won'; params: { coins: string } }>().not.toExtend<Told>()
  expectTypeOf<{ kind: 'own-birthday'; params: { name: string } }>().not.toExtend<Told>()
  expectTypeOf<{ kind: 'unheard-of'; params: { voucher: string } }>().not.toExtend<Told>()
})

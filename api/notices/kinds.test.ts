// A kind of notice is sent by something, with what its text is filled by: words for nothing would be translated for ever.
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { listFiles } from '#tests/support/listFiles.ts'
import { notices } from '../catalog/notices.ts'
import type { Told } from './notify.ts'

test('every kind of the catalogue is sent by some code', () => {
  const code = listFiles('api/**/*.ts', 400)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('notify'))
    .join('\n')
  expect(notices.size).toBeGreaterThan(10)
  expect([...notices.keys()].filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})

// The compiler's: it reads this file with all others.
test('a notice takes the parameters of its own text', () => {
  type Voucher<Params> = { kind: 'voucher-granted'; params: Params; names: { aboutBaby: boolean } }
  expectTypeOf<Voucher<{ voucher: string }>>().toExtend<Told>()
  // A notice that names a thing says whether that is about babies.
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

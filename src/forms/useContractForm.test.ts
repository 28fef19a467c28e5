// Checks that a contract form that lacks a required option does not compile.
import { expect, test } from 'vitest'
import { login, loginByCode } from '#generated/calls/session.ts'
import { useContractForm } from './useContractForm.ts'
import { objectOf } from '#shared/unknown.ts'

const onSuccess = () => {}

/** Never executed. The type checker reports an error if one of these forms, which lack a required option, compiles. */
export function useForgetfulForms() {
  // @ts-expect-error `unsent` is missing.
  useContractForm(login, { onSuccess })
  // @ts-expect-error The draft does not list its secret fields.
  useContractForm(login, { unsent: { name: 'login' }, onSuccess })
  // @ts-expect-error The request body has no field `code`.
  useContractForm(login, { unsent: { name: 'login', secret: ['code'] }, onSuccess })
  // @ts-expect-error `onSuccess` is missing.
  useContractForm(login, { unsent: 'forgotten' })
}

test('each operation provides the validator of its request body', async () => {
  const [byPassword, byCode] = await Promise.all([login.schema(), loginByCode.schema()])
  expect('shape' in byPassword && Object.keys(objectOf(byPassword.shape))).toEqual(['account', 'password'])
  expect('shape' in byCode && Object.keys(objectOf(byCode.shape))).toEqual(['account', 'code'])
})

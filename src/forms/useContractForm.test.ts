// Checks that a contract form that lacks a required option does not compile.
import { expect, test } from 'vitest'
import { login, loginByCode } from '#generated/calls/session.ts'
import { useContractForm } from './useContractForm.ts'
import { objectOf } from '#shared/unknown.ts'

const onSuccess = () => {}

/** Never executed. The type checker reports an error if a form without a required option compiles. */
export function useForgetfulForms() {
  // @ts-expect-error `unsent` is missing.
  useContractForm(login, { onSuccess })
  // @ts-expect-error A draft that does not say which fields are secret.
  useContractForm(login, { unsent: { name: 'login' }, onSuccess })
  // @ts-expect-error A secret that the operation's body has no field for.
  useContractForm(login, { unsent: { name: 'login', secret: ['code'] }, onSuccess })
  // @ts-expect-error Nothing happens once it was sent.
  useContractForm(login, { unsent: 'forgotten' })
}

test('each operation provides the validator of its request body', async () => {
  const [byPassword, byCode] = await Promise.all([login.schema(), loginByCode.schema()])
  expect('shape' in byPassword && Object.keys(objectOf(byPassword.shape))).toEqual(['account', 'password'])
  expect('shape' in byCode && Object.keys(objectOf(byCode.shape))).toEqual(['account', 'code'])
})

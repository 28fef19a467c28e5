// Checks that a form over an operation does not compile where it leaves out what it has to say.
import { expect, test } from 'vitest'
import { login, loginByCode } from '#generated/calls/session.ts'
import { useContractForm } from './useContractForm.ts'
import { objectOf } from '#shared/unknown.ts'

const onSuccess = () => {}

/** Never run: the compiler is the judge, and refuses an expectation that is not met. */
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

test('an operation’s name finds the validator of its own body', async () => {
  const [byPassword, byCode] = await Promise.all([login.schema(), loginByCode.schema()])
  expect('shape' in byPassword && Object.keys(objectOf(byPassword.shape))).toEqual(['account', 'password'])
  expect('shape' in byCode && Object.keys(objectOf(byCode.shape))).toEqual(['account', 'code'])
})

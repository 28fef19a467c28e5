// Finds how an account can be proven.
import { checkUserAccount, loginPreCheck } from '#generated/calls/session.ts'
import type { CheckUserAccountRequest, SignInMethod } from '#generated/schema.d.ts'

type AccountMethods = { account: string; methods: SignInMethod[] }

/** An address that fits the contract already needs no call; whether anybody has a phone the server tells. */
async function methodsFor(typed: CheckUserAccountRequest): Promise<AccountMethods> {
  const { success, data } = (await loginPreCheck.schema()).safeParse({ account: typed.account.trim() })
  const { account } = success && data.account.includes('@') ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

/** For `useContractForm`. It changes nothing that is read elsewhere. */
export const findMethods = {
  mutation: { mutationKey: [checkUserAccount.id], mutationFn: methodsFor },
  schema: checkUserAccount.schema,
}

// Loads the sign-in methods of an account.
import { checkUserAccount, loginPreCheck } from '#generated/calls/session.ts'
import type { CheckUserAccountRequest, SignInMethod } from '#generated/schema.d.ts'

type AccountMethods = { account: string; methods: SignInMethod[] }

/**
 * Normalizes the account and returns its sign-in methods. Only phone numbers are normalized by a call, because
 * validation has already normalized an email address.
 */
async function methodsFor(typed: CheckUserAccountRequest): Promise<AccountMethods> {
  const { success, data } = (await loginPreCheck.schema()).safeParse({ account: typed.account.trim() })
  const { account } = success && data.account.includes('@') ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

/**
 * Operation for `useContractForm` that calls `checkUserAccount` and `loginPreCheck`; it does not invalidate queries.
 */
export const findMethods = {
  mutation: { mutationKey: [checkUserAccount.id], mutationFn: methodsFor },
  schema: checkUserAccount.schema,
}

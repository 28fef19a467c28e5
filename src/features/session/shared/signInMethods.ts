// Finds the sign-in methods of an account.
import { checkUserAccount, loginPreCheck } from '#generated/calls/session.ts'
import type { CheckUserAccountRequest, SignInMethod } from '#generated/schema.d.ts'

type AccountMethods = { account: string; methods: SignInMethod[] }

/** An email address that is valid needs no call to normalize it; phone numbers are checked by the server. */
async function methodsFor(typed: CheckUserAccountRequest): Promise<AccountMethods> {
  const { success, data } = (await loginPreCheck.schema()).safeParse({ account: typed.account.trim() })
  const { account } = success && data.account.includes('@') ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

/** Operation for `useContractForm`. It does not invalidate queries. */
export const findMethods = {
  mutation: { mutationKey: [checkUserAccount.id], mutationFn: methodsFor },
  schema: checkUserAccount.schema,
}

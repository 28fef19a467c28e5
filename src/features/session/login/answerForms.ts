// Handles sign-in forms that the browser posts without scripts, with the same API calls as the steps on the page.
import {
  checkUserAccount,
  login,
  loginByCode,
  loginBySecondFactor,
  loginPreCheck,
  sendVerifyCode,
} from '#generated/calls/session.ts'
import { SECOND_FACTOR_GONE } from '#generated/codes.ts'
import type { SignInMethod } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { homeOf } from '#src/domain/contacts/account.ts'
import { postedErrors } from '#src/forms/refusal.ts'
import { readyAfter } from '#src/domain/contacts/useSendCode.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { mutate } from '#src/runtime/posted/mutate.ts'
import type { AnswerForm, PostedAnswer, PostedFields } from '#src/runtime/posted/posted.ts'
import { readCode } from '#shared/code.ts'
import { targetOf } from '#src/runtime/routing/redirect.ts'
import { byLastUsed, lastMethodField } from '../shared/lastSignInMethod.ts'
import { otherMethodField } from '../shared/OtherMethod.tsx'
import { findMethods } from '../shared/signInMethods.ts'
import { secondFactorIn, secondFactorOf } from '../shared/secondFactor.ts'
import { signInOptionsQuery } from '../shared/useSignInOptions.ts'
import type { LoginStep } from '../shared/useStep.ts'

const answerAccount: AnswerForm = async (fields, app) => {
  const { account = '', [lastMethodField]: last } = fields
  return await refusedOn({ account }, app, async () => {
    const { countryCode } = await app.queryClient.fetchQuery(signInOptionsQuery)
    const { locale } = app.localeStore.get()
    const typed = { account, countryCode: countryCode ?? homeOf(locale) }
    const accountMethods = await findMethods.mutation.mutationFn(typed)
    const methods = byLastUsed(accountMethods.methods, last)
    const [method = 'code'] = methods
    return await stepTo({ account: accountMethods.account, method, methods })
  })
}

const answerPassword: AnswerForm = async ({ account = '', password = '', ...fields }, app, address) =>
  await answerCredentials({ account, method: 'password', fields }, app, {
    address,
    signIn: () => mutate(app, login.mutation, { account, password }),
  })

const answerCode: AnswerForm = async ({ account = '', code = '', ...fields }, app, address) =>
  await answerCredentials({ account, method: 'code', fields }, app, {
    address,
    signIn: () => mutate(app, loginByCode.mutation, { account, code: readCode(code)?.digits ?? code }),
  })

/** Handlers of posted forms, by operation id. */
export const signInForms = {
  [checkUserAccount.id]: answerAccount,
  [login.id]: answerPassword,
  [loginByCode.id]: answerCode,
  [loginBySecondFactor.id]: answerSecondFactor,
}

type Credentials = { account: string; method: SignInMethod; fields: PostedFields }

/** Signs in with a password or a one-time code. The query client stores the session (`createAppContext`). */
async function answerCredentials(
  { account, method, fields }: Credentials,
  app: AppContext,
  { address, signIn }: { address: URL; signIn: () => Promise<unknown> },
): Promise<PostedAnswer> {
  return await refusedOn({ account }, app, async () => {
    const { methods } = await loginPreCheck({ account })
    const step = { account, method, methods }
    const other = methods.find((each) => each === fields[otherMethodField])
    // Handle errors of the following calls separately, because the page shows them in this step instead of the account
    // step.
    const answer = await refusedOn({ account }, app, async () => {
      if (other) return await stepTo({ ...step, method: other })
      try {
        await signIn()
      } catch (error) {
        const secondFactor = error instanceof CallError ? secondFactorIn(error) : undefined
        if (!secondFactor) throw error
        return { state: { login: step, secondFactor } }
      }
      return { goTo: targetAfter(address, app) }
    })
    return { state: { login: step }, ...answer }
  })
}

const targetAfter = (address: URL, app: AppContext) =>
  targetOf(address.searchParams.get('redirect') ?? undefined, app).href

/**
 * Handles the second step of a two-step sign-in. The posted form contains the result of the first step, such as the
 * ticket.
 */
async function answerSecondFactor(
  fields: PostedFields,
  app: AppContext,
  address: URL,
): Promise<PostedAnswer> {
  const { ticket = '', code = '', recoveryCode = '', [otherMethodField]: other } = fields
  const step = secondFactorOf({ ...fields, ticket, given: other ?? fields.given })
  if (other !== undefined) return { state: { secondFactor: step } }
  const proof = step.given === 'code' ? { code: readCode(code)?.digits ?? code } : { recoveryCode }
  try {
    await mutate(app, loginBySecondFactor.mutation, { ticket, ...proof })
    return { goTo: targetAfter(address, app) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { intl } = app.localeStore.get()
    if (error.hasCode(SECOND_FACTOR_GONE))
      return { notice: { tone: 'negative', text: failureText(error, intl) } }
    return { state: { secondFactor: step }, errors: postedErrors(error, intl) }
  }
}

/**
 * Returns the next step of the sign-in. If this step needs a one-time code, sends one unless a code was sent recently.
 */
async function stepTo(step: LoginStep): Promise<PostedAnswer> {
  const { account, method } = step
  const state = { login: step }
  if (method === 'password') return { state }
  const saidAt = Date.now()
  const readyAt = await sendVerifyCode({ account, purpose: 'login' }).then(
    ({ resendInSeconds }) => saidAt + resendInSeconds * 1000,
    (error: unknown) => {
      const ready = error instanceof CallError && readyAfter(error)
      if (!ready) throw error
      return Date.parse(ready)
    },
  )
  return { state, codeRequest: { account, saidAt, readyAt } }
}

/** Shows an error response in the form. */
async function refusedOn(
  typed: { account: string },
  app: AppContext,
  answer: () => Promise<PostedAnswer>,
): Promise<PostedAnswer> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { typed, errors: postedErrors(error, app.localeStore.get().intl) }
  }
}

// The first step of signing in: the account as it is typed, and which sign-in methods fit it.
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { checkUserAccount, loginPreCheck } from '../../../../generated/calls/session.ts'
import type { CheckUserAccountRequest, SignInMethod } from '../../../../generated/schema.d.ts'
import { homeOf } from '../../../forms/account.ts'
import { draftsOf } from '../../../runtime/storage/drafts.ts'
import { Form } from '../../../forms/Form.tsx'
import { useContractForm } from '../../../forms/useContractForm.ts'
import { useAppContext, useLanguage } from '../../../runtime/app/AppProvider.tsx'
import { AccountField } from './AccountField.tsx'
import { useSignInOptions } from './useSignInOptions.ts'
import { byLastUsed } from './lastSignInMethod.ts'
import type { LoginStep } from './useStep.ts'

export const loginDraft = 'login'

type AccountStepProps = {
  /** The code is being sent. */
  isPending: boolean
  /** A password that the device filled in beside the account. */
  onPassword: (password: string) => void
  onReady: (step: LoginStep) => void
}

export function AccountStep({ isPending, onPassword, onReady }: AccountStepProps) {
  const app = useAppContext()
  const { locale } = useLanguage()
  const { countryCode } = useSignInOptions()
  const filledInPassword = useRef<HTMLInputElement>(null)
  const form = useContractForm(findMethods, {
    unsent: { name: loginDraft, secret: ['countryCode'] },
    // Phones are dialled as in the visitor's present country, else as in that of their language.
    prepare: async (values) => ({ ...values, countryCode: countryCode ?? homeOf(locale) }),
    onSuccess: ({ account, methods: available }) => {
      // Back to this field finds it as it was.
      draftsOf(app).write(loginDraft, { account })
      const filledIn = filledInPassword.current?.value ?? ''
      onPassword(filledIn)
      const methods = byLastUsed(available)
      const method = filledIn && methods.includes('password') ? 'password' : methods[0]
      if (method) onReady({ account, method, methods })
    },
  })
  const { control, register } = form
  return (
    <Form
      form={form}
      className="mt-6"
      isPending={isPending}
      button={<FormattedMessage id="session.login.next" />}
    >
      <AccountField control={control} register={register} name="account" suggestsPasskeys />
      {/* Password managers fill in both at once or neither; what they know is used in the next step. */}
      <input
        ref={filledInPassword}
        type="password"
        autoComplete="current-password"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
    </Form>
  )
}

/** It changes nothing that is read elsewhere. */
const findMethods = {
  mutation: { mutationKey: ['checkUserAccount'], mutationFn: methodsFor },
  schema: checkUserAccount.schema,
}

type AccountMethods = { account: string; methods: SignInMethod[] }

/** An address that fits the contract already needs no call; whether anybody has a phone the server tells. */
async function methodsFor(typed: CheckUserAccountRequest): Promise<AccountMethods> {
  const { success, data } = (await loginPreCheck.schema()).safeParse({ account: typed.account.trim() })
  const { account } = success && data.account.includes('@') ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

// The first step of signing in: the account as it is typed, and which sign-in methods fit it.
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { homeOf } from '#src/domain/contacts/account.ts'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext, useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { usePosted } from '#src/runtime/posted/posted.ts'
import { AccountField } from './AccountField.tsx'
import { useSignInOptions } from './useSignInOptions.ts'
import { byLastUsed, lastMethod, lastMethodField, methodKey } from './lastSignInMethod.ts'
import { findMethods } from './signInMethods.ts'
import type { LoginStep } from './useStep.ts'

export const loginDraft = 'login'

type AccountStepProps = {
  /** The code is being sent. */
  isPending: boolean
  /** The step that follows is that of the page itself, which the server knows as well. */
  worksAlone?: boolean
  /** A password that the device filled in beside the account. */
  onPassword: (password: string) => void
  onReady: (step: LoginStep) => void
}

export function AccountStep({ isPending, worksAlone, onPassword, onReady }: AccountStepProps) {
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
      const methods = byLastUsed(available, lastMethod())
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
      worksAlone={worksAlone}
      button={<FormattedMessage id="session.login.next" />}
    >
      <AccountField
        control={control}
        register={register}
        name="account"
        defaultValue={usePosted()?.typed?.account}
        suggestsPasskeys
      />
      {worksAlone && <input type="hidden" name={lastMethodField} defaultValue="" data-kept={methodKey} />}
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

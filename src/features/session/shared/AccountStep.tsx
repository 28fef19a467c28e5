// First step of the sign-in: validates the typed account and finds its sign-in methods.
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
  /** True while the one-time code of the next step is being sent. */
  isPending: boolean
  /**
   * True if the form also works without scripts: the server then handles the posted form and renders the next step in
   * this page.
   */
  worksAlone?: boolean
  /** True if another button of the page is more important. */
  isSecondary?: boolean
  /** Called with a password that a password manager filled in together with the account. */
  onPassword: (password: string) => void
  onReady: (step: LoginStep) => void
}

export function AccountStep(props: AccountStepProps) {
  const { isPending, worksAlone, isSecondary, onPassword, onReady } = props
  const app = useAppContext()
  const { locale } = useLanguage()
  const { countryCode } = useSignInOptions()
  const filledInPassword = useRef<HTMLInputElement>(null)
  const form = useContractForm(findMethods, {
    unsent: { name: loginDraft, secret: ['countryCode'] },
    // Parse phone numbers in the country of the visitor if known, otherwise in the country of the language.
    prepare: async (values) => ({ ...values, countryCode: countryCode ?? homeOf(locale) }),
    onSuccess: ({ account, methods: available }) => {
      // Store the account, so that it is prefilled when the user returns to this step.
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
      className={isSecondary ? 'mt-3' : 'mt-6'}
      variant={isSecondary ? 'soft' : 'primary'}
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
      {/* Hidden password field, because password managers fill in both fields or neither. The next step uses the
          password. */}
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

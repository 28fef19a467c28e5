// The first step of signing in: the account as it is typed, and which ways fit it.
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { checkUserAccount, loginPreCheck } from '../../../../generated/calls/session.ts'
import type { SignInMethod } from '../../../../generated/schema.d.ts'
import { homeOf } from '../../../forms/account.ts'
import { draftsOf } from '../../../runtime/session/drafts.ts'
import { Form } from '../../../forms/Form.tsx'
import { useContractForm } from '../../../forms/useContractForm.ts'
import { useAppContext, useLanguage } from '../../../runtime/app/AppProvider.tsx'
import { AccountField } from './AccountField.tsx'
import { useLoginInit } from './useLoginInit.ts'
import { inHerOrder } from './signInWay.ts'
import type { LoginStep } from './useStep.ts'

export const loginDraft = 'login'

type Typed = { account: string; countryCode?: string }

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
  const { countryCode } = useLoginInit()
  const known = useRef<HTMLInputElement>(null)
  const form = useContractForm(askForWays, {
    unsent: { name: loginDraft, secret: ['countryCode'] },
    // Phones are dialled as in the visitor's present country, else as in that of their language.
    prepare: async (values) => ({ ...values, countryCode: countryCode ?? homeOf(locale) }),
    onSuccess: ({ account, methods }) => {
      // Back to this field finds it as it was.
      draftsOf(app).write(loginDraft, { account })
      const filledIn = known.current?.value ?? ''
      onPassword(filledIn)
      const ways = inHerOrder(methods)
      const way = filledIn && ways.includes('password') ? 'password' : ways[0]
      if (way) onReady({ account, way, ways })
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
      <AccountField control={control} register={register} name="account" />
      {/* Password managers fill in both at once or neither; what they know is used in the next step. */}
      <input
        ref={known}
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
const askForWays = {
  mutation: { mutationKey: ['checkUserAccount'], mutationFn: waysFor },
  schema: checkUserAccount.schema,
}

type Ways = { account: string; methods: SignInMethod[] }

/** What is written as the contract wants it already is not asked about. */
async function waysFor(typed: Typed): Promise<Ways> {
  const { success, data } = (await loginPreCheck.schema()).safeParse({ account: typed.account.trim() })
  const { account } = success ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

// The first step of signing in: who she is, as she types it, and which ways fit that.
import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { checkUserAccount, loginPreCheck, sessionSchemas } from '../../client/session.ts'
import type { SignInMethod } from '../../client/types.ts'
import { homeOf } from '../../forms/account.ts'
import { draftsOf } from '../../runtime/drafts.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useHub, useLanguage } from '../../runtime/HubContext.tsx'
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
  const hub = useHub()
  const { locale } = useLanguage()
  const { countryCode } = useLoginInit()
  const known = useRef<HTMLInputElement>(null)
  const form = useContractForm<Typed, Ways>({
    schema: () => sessionSchemas().then(({ CheckUserAccountBody }) => CheckUserAccountBody),
    // Phones are dialled as where she is, else as at home.
    prepare: async (values) => ({ ...values, countryCode: countryCode ?? homeOf(locale) }),
    mutation: useMutation({
      mutationFn: ({ data }: { data: Typed }) => waysFor(data),
      meta: { handlesErrors: true },
    }),
    draft: { name: loginDraft, secret: ['countryCode'] },
    onSuccess: ({ account, methods }) => {
      // Back to this field finds it as it was.
      draftsOf(hub).write(loginDraft, { account })
      const filledIn = known.current?.value ?? ''
      onPassword(filledIn)
      const ways = inHerOrder(methods)
      const way = filledIn && ways.includes('password') ? 'password' : ways[0]
      if (way) onReady({ account, way, ways })
    },
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="mt-6 grid gap-5" onSubmit={form.submit}>
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
      <FormFoot form={form} isPending={isPending}>
        <FormattedMessage id="session.login.next" />
      </FormFoot>
    </form>
  )
}

type Ways = { account: string; methods: SignInMethod[] }

/** What is written as the contract wants it already is not asked about. */
async function waysFor(typed: Typed): Promise<Ways> {
  const { LoginPreCheckBody } = await sessionSchemas()
  const { success, data } = LoginPreCheckBody.safeParse({ account: typed.account.trim() })
  const { account } = success ? data : await checkUserAccount(typed)
  return { account, methods: (await loginPreCheck({ account })).methods }
}

// Becoming a member with what another service tells: an address that it has verified needs no code.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CallError } from '../../client/errors.ts'
import { sessionSchemas, useSocialRegister } from '../../client/session.ts'
import type { Session, SocialTicket } from '../../client/types.ts'
import { toAccount } from '../../forms/account.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useHub, useLanguage } from '../../runtime/HubContext.tsx'
import { leadOf } from '../../runtime/start/lead.ts'
import { linkClass } from '../../ui/link.ts'
import { AccountField } from './AccountField.tsx'
import { AccountShown } from './AccountShown.tsx'
import { serviceNames } from './social/ProviderMark.tsx'
import { SocialPerson } from './SocialPerson.tsx'

type SocialJoinProps = {
  ticket: SocialTicket
  /** The ticket's address is another member's. */
  isOther: boolean
  onMember: () => void
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialJoin({ ticket, isOther, onMember, onRefused, onSignedIn }: SocialJoinProps) {
  const { jar } = useHub()
  const { locale } = useLanguage()
  const [own, setOwn] = useState(isOther ? null : ticket.email)
  const code = useSendCode('register')
  const [askedFor, setAskedFor] = useState<string>()
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ SocialRegisterBody }) => SocialRegisterBody),
    mutation: useSocialRegister({ mutation: { meta: { handlesErrors: true }, onError: onRefused } }),
    prepare: async ({ account, code: digits, ...values }) => ({
      ...values,
      ...(await leadOf(jar)),
      ...(own === null && {
        account: await toAccount(account ?? '', locale, values.countryCode),
        // Once it was sent it is asked for.
        code: code.sentTo === null ? undefined : (digits ?? ''),
      }),
      lastName: ticket.lastName ?? undefined,
      ticket: ticket.ticket,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    draft: { name: 'social', secret: ['code', 'agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'] },
    onSuccess: onSignedIn,
  })
  const { control, register, trigger, getValues } = form
  const isSent = code.sentTo !== null && askedFor === getValues('account')
  const sendCode = async () => {
    if (!(await trigger(['firstName', 'account', 'agreePrivacyPolicy'], { shouldFocus: true }))) return
    const account = getValues('account')
    setAskedFor(account)
    code.send(await toAccount(account ?? '', locale, getValues('countryCode')))
  }
  const isReady = own !== null || isSent
  return (
    <>
      <h1 className="title-page">
        <FormattedMessage id="session.registration.title" />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="session.social.join" values={{ service: serviceNames[ticket.provider] }} />
      </p>
      <form
        noValidate
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void (isReady ? form.submit() : sendCode())
        }}
      >
        {own === null ? (
          <AccountField control={control} register={register} name="account" />
        ) : (
          <AccountShown account={own} onChange={() => setOwn(null)} />
        )}
        <SocialPerson control={control} register={register} firstName={ticket.firstName} />
        {own === null && isSent && (
          <CodeField control={control} name="code" code={code} onResend={sendCode} />
        )}
        <FormFoot form={form} isPending={code.isPending}>
          <FormattedMessage id={isReady ? 'session.registration.submit' : 'session.code.send'} />
        </FormFoot>
      </form>
      <p className="mt-4 text-center text-ink-soft">
        <FormattedMessage
          id="session.registration.signIn"
          values={{
            a: (words) => (
              <button type="button" className={`${linkClass} cursor-pointer`} onClick={onMember}>
                {words}
              </button>
            ),
          }}
        />
      </p>
    </>
  )
}

// Registration with data from a social provider: a verified email address needs no code; any other account is verified
// in a second step.
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { socialRegister } from '#generated/calls/session.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Session, SocialRegisterRequest, SocialTicket } from '#generated/schema.d.ts'
import { toAccount } from '#src/domain/contacts/account.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { useAppContext, useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { attributionOf } from '#src/runtime/tracking/attribution.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { AccountField } from '../shared/AccountField.tsx'
import { AccountShown } from '../shared/AccountShown.tsx'
import { CodeEntry } from '../shared/CodeEntry.tsx'
import { joinDraft } from './joinDraft.ts'
import { deviceTimeZone } from '../shared/deviceTimeZone.ts'
import { serviceNames } from '../shared/ProviderMark.tsx'
import { useBackToInvalidField } from '../shared/useBackToInvalidField.ts'
import { useJoined } from '../shared/useJoined.ts'
import { useLikelyCountry } from '../shared/useLikelyCountry.ts'
import { accountKey, useStep } from '../shared/useStep.ts'
import { FormCheckbox } from '#src/forms/FormCheckbox.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { Agreements } from '../shared/Agreements.tsx'
import { CountrySelect } from '#src/domain/contacts/CountrySelect.tsx'

/** Names of the fields of the first step. */
const details = ['firstName', 'account', 'agreePrivacyPolicy'] as const

type SocialJoinProps = {
  ticket: SocialTicket
  /** True if the email address of the ticket belongs to another member. */
  isOther: boolean
  onMember: () => void
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SocialJoin({ ticket, isOther, onMember, onRefused, onSignedIn }: SocialJoinProps) {
  const app = useAppContext()
  const { history } = useRouter()
  const { locale } = useLanguage()
  const { formatMessage } = useIntl()
  const [savedStep, goTo] = useStep('registration')
  const [ticketAccount, setTicketAccount] = useState(isOther || savedStep ? null : ticket.email)
  const code = useSendCode('register')
  const accountOf = ({ account = '', countryCode }: SocialRegisterRequest) =>
    toAccount(account, locale, countryCode)
  const form = useContractForm(socialRegister, {
    unsent: joinDraft,
    prepare: async ({ account: typed, code: digits, ...values }) => ({
      ...values,
      ...(await attributionOf(app.cookies)),
      ...(ticketAccount === null && {
        account: await accountOf({ ...values, account: typed }),
        // Send an empty string if the field is empty, so that the validation fails: the code is required once it has
        // been sent.
        code: savedStep && (digits ?? ''),
      }),
      lastName: ticket.lastName ?? undefined,
      ticket: ticket.ticket,
      timeZone: deviceTimeZone(),
    }),
    // Message for an invalid phone number, which the server rejects when the first step requests the code.
    explain: ({ code: reason }) =>
      reason === 'PHONE_INVALID' ? formatMessage({ id: 'form.error.phone' }) : undefined,
    onSuccess: useJoined(onSignedIn),
    onRefused,
  })
  const { control, register, trigger, getValues, setValue } = form
  useWatch({ control, name: ['account', 'countryCode'] })
  // Ignore the stored step if it belongs to another account: the user may have gone back and typed another account.
  const step = ticketAccount === null && savedStep?.typed === accountKey(getValues()) ? savedStep : undefined
  useBackToInvalidField(form, details, step !== undefined)
  const sendCode = async () => {
    if (!(await trigger(details, { shouldFocus: true }))) return
    const values = getValues()
    const account = await accountOf(values)
    // Store all values explicitly, because initial values from the provider fire no change event.
    draftsOf(app).write(joinDraft.name, values, joinDraft.secret)
    const next = { account, typed: accountKey(values), hasPassword: false }
    code.ensure(
      account,
      () => void goTo(next),
      (error) => void form.showRefusal(error),
    )
  }
  return (
    <>
      <h1 className="title-page">
        <FormattedMessage id="session.registration.title" />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="session.social.join" values={{ service: serviceNames[ticket.provider] }} />
      </p>
      {step ? (
        <Form form={form} className="mt-6" button={<FormattedMessage id="session.registration.submit" />}>
          <AccountShown account={step.account} onChange={() => history.back()} />
          <CodeEntry
            form={form}
            name="code"
            setCode={(digits) => setValue('code', digits)}
            code={code}
            account={step.account}
          />
        </Form>
      ) : (
        <Form
          form={form}
          className="mt-6"
          onSubmit={ticketAccount === null ? sendCode : undefined}
          isPending={code.isPending}
          button={
            <FormattedMessage
              id={ticketAccount === null ? 'session.code.send' : 'session.registration.submit'}
            />
          }
        >
          {ticketAccount === null ? (
            <AccountField control={control} register={register} name="account" />
          ) : (
            <AccountShown account={ticketAccount} onChange={() => setTicketAccount(null)} />
          )}
          <SocialPerson form={form} firstName={ticket.firstName} />
        </Form>
      )}
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

type SocialPersonProps = {
  form: Pick<UseFormReturn<SocialRegisterRequest>, 'control' | 'register' | 'getValues' | 'setValue'>
  /** First name that the provider returned. */
  firstName: string | null
}

/** Fields that a provider cannot fill in for a new member: name, country, and consents. */
function SocialPerson({ form, firstName }: SocialPersonProps) {
  const { control, register } = form
  const likely = useLikelyCountry({
    read: () => form.getValues('countryCode'),
    select: (value) => form.setValue('countryCode', value),
  })
  const country = useWatch({ control, name: 'countryCode' }) ?? likely
  return (
    <>
      <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
        <TextInput {...register('firstName')} defaultValue={firstName ?? ''} autoComplete="given-name" />
      </FormField>
      <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
        <CountrySelect {...register('countryCode')} near={[likely, country]} defaultValue={likely} />
      </FormField>
      <Agreements
        country={country}
        box={(purpose, words) => <FormCheckbox control={control} {...register(purpose)} {...words} />}
      />
    </>
  )
}

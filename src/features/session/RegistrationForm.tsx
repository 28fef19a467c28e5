// The registration's form, in two steps: who somebody is and what they agree to, purpose by purpose; then the code that proves
// it. Whoever leaves to look for the code finds the second step again.
import { useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetIpIsoCodeSuspense } from '../../client/platform.ts'
import { sessionSchemas, useRegisterByCode } from '../../client/session.ts'
import type { RegisterByCode } from '../../client/types.ts'
import { homeOf, toAccount } from '../../forms/account.ts'
import { CountrySelect } from '../../forms/CountrySelect.tsx'
import { FormCheckbox } from '../../forms/FormCheckbox.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useHub, useLanguage } from '../../runtime/HubContext.tsx'
import { draftsOf } from '../../runtime/drafts.ts'
import { leadOf } from '../../runtime/start/lead.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { AccountField } from './AccountField.tsx'
import { AccountShown } from './AccountShown.tsx'
import { Agreements } from './Agreements.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useSignedIn } from './useSignedIn.ts'
import { useStep, type RegistrationStep } from './useStep.ts'

const draft = { name: 'registration', secret: ['code', 'password'] } as const
/** What is asked before the code is. */
const details = ['firstName', 'account', 'password', 'agreePrivacyPolicy'] as const

export function RegistrationForm() {
  const hub = useHub()
  const { history } = useRouter()
  const { locale } = useLanguage()
  const { data: caller } = useGetIpIsoCodeSuspense()
  const here = caller.isoCode ?? homeOf(locale)
  const code = useSendCode('register')
  const [kept, goTo] = useStep('registration')
  const [asked, setAsked] = useState<RegistrationStep>()
  // What was typed here is still at hand; a page that was loaded anew knows no password.
  const [isAtHand, setAtHand] = useState(false)
  const accountOf = ({ account, countryCode }: RegisterByCode) =>
    toAccount(account, locale, countryCode || here)
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ RegisterByCodeBody }) => RegisterByCodeBody),
    mutation: useRegisterByCode({ mutation: { meta: { handlesErrors: true } } }),
    prepare: async (values: RegisterByCode) => ({
      ...values,
      ...(await leadOf(hub.jar)),
      account: await accountOf(values),
      // She may go without one.
      password: values.password || undefined,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    draft,
    onSuccess: useSignedIn(),
  })
  const { control, register, trigger, getValues, setValue, setFocus } = form
  useWatch({ control, name: ['account', 'countryCode', 'password'] })
  // Read from the form, because what was typed before it came to life was never watched.
  const country = getValues('countryCode') || here
  // Back and forward again, another account may have been typed in between.
  const step = kept && kept.typed === typedIn(getValues()) ? kept : undefined

  // The code's field comes once the code is on its way.
  const isSent = asked !== undefined && code.sentTo === asked.account
  useEffect(() => {
    if (!isSent) return
    setAsked(undefined)
    void goTo(asked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSent])

  // What is refused about the first step is mended there; the code still counts.
  const { errors } = useFormState({ control })
  const wrong = details.find((name) => errors[name])
  const isCodeStep = step !== undefined
  const lacksPassword = isCodeStep && step.hasPassword && !isAtHand
  useEffect(() => {
    if (wrong && isCodeStep && !(wrong === 'password' && lacksPassword)) history.back()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wrong])
  useEffect(() => {
    if (wrong && !isCodeStep) setFocus(wrong)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCodeStep])

  const sendCode = async () => {
    if (!(await trigger(details, { shouldFocus: true }))) return
    const values = getValues()
    const account = await accountOf(values)
    // Also what was typed before the form came to life, which it was never told of.
    draftsOf(hub).write(draft.name, values, draft.secret)
    setAtHand(true)
    setAsked({ account, typed: typedIn(values), hasPassword: Boolean(values.password) })
    if (code.sentTo !== account || code.secondsLeft === 0) code.send(account)
  }

  if (step)
    return (
      <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
        <AccountShown account={step.account} onChange={() => history.back()} />
        {lacksPassword && <NewPasswordField control={control} register={register} name="password" optional />}
        <CodeEntry
          form={form}
          name="code"
          setCode={(digits) => setValue('code', digits)}
          code={code}
          account={step.account}
          waits={lacksPassword}
        />
        <FormFoot form={form}>
          <FormattedMessage id="session.registration.submit" />
        </FormFoot>
      </form>
    )
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void sendCode()
      }}
    >
      <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
        <TextInput {...register('firstName')} autoComplete="given-name" />
      </FormField>
      <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
        <CountrySelect {...register('countryCode')} defaultValue={here} near={[here, country]} />
      </FormField>
      <AccountField control={control} register={register} name="account" />
      <NewPasswordField control={control} register={register} name="password" optional />
      <Agreements
        country={country}
        box={(purpose, words) => <FormCheckbox control={control} {...register(purpose)} {...words} />}
      />
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id="session.code.send" />
      </FormFoot>
    </form>
  )
}

/** All that says which account is meant: the same digits are another phone in another country. */
const typedIn = ({ account, countryCode }: RegisterByCode) =>
  account?.includes('@') ? account : `${countryCode} ${account}`

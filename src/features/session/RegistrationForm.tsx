// The registration's form: who somebody is, proven by a code, and what she agrees to, purpose by purpose.
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useGetIpIsoCodeSuspense } from '../../client/platform.ts'
import { sessionSchemas, useRegisterByCode } from '../../client/session.ts'
import type { RegisterByCode } from '../../client/types.ts'
import { homeOf, toAccount } from '../../forms/account.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { CountrySelect } from '../../forms/CountrySelect.tsx'
import { FormCheckbox } from '../../forms/FormCheckbox.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useHub, useLanguage } from '../../runtime/HubContext.tsx'
import { leadOf } from '../../runtime/start/lead.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { AccountField } from './AccountField.tsx'
import { Agreements } from './Agreements.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useSignedIn } from './useSignedIn.ts'

export function RegistrationForm() {
  const { jar } = useHub()
  const { locale } = useLanguage()
  const { data: caller } = useGetIpIsoCodeSuspense()
  const here = caller.isoCode ?? homeOf(locale)
  const code = useSendCode('register')
  // What was typed and which account that was, when the code was sent to it: another account needs another code.
  const [asked, setAsked] = useState<{ typed: string; account: string }>()
  const accountOf = ({ account, countryCode }: RegisterByCode) =>
    toAccount(account, locale, countryCode || here)
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ RegisterByCodeBody }) => RegisterByCodeBody),
    mutation: useRegisterByCode({ mutation: { meta: { handlesErrors: true } } }),
    prepare: async (values: RegisterByCode) => ({
      ...values,
      ...(await leadOf(jar)),
      account: await accountOf(values),
      // She may go without one.
      password: values.password || undefined,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    draft: {
      name: 'registration',
      secret: ['code', 'password', 'agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'],
    },
    onSuccess: useSignedIn(),
  })
  const { control, register, trigger, getValues } = form
  useWatch({ control, name: ['account', 'countryCode'] })
  // Read from the form, because what was typed before it came to life was never watched.
  const country = getValues('countryCode') || here
  const isSent = asked !== undefined && code.sentTo === asked.account && asked.typed === typedIn(getValues())
  const sendCode = async () => {
    const ready = await trigger(['firstName', 'account', 'password', 'agreePrivacyPolicy'], {
      shouldFocus: true,
    })
    if (!ready) return
    const account = await accountOf(getValues())
    setAsked({ typed: typedIn(getValues()), account })
    code.send(account)
  }
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void (isSent ? form.submit() : sendCode())
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
      {isSent && <CodeField control={control} name="code" code={code} onResend={sendCode} />}
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id={isSent ? 'session.registration.submit' : 'session.code.send'} />
      </FormFoot>
    </form>
  )
}

/** All that says which account is meant: the same digits are another phone in another country. */
const typedIn = ({ account, countryCode }: RegisterByCode) =>
  account?.includes('@') ? account : `${countryCode} ${account}`

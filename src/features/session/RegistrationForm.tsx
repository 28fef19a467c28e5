// The registration's form: who somebody is, proven by a code, and what she agrees to, purpose by purpose.
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetIpIsoCodeSuspense } from '../../client/platform.ts'
import { sessionSchemas, useRegisterByCode } from '../../client/session.ts'
import { homeCountries, homeOf, toAccount } from '../../forms/account.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormCheckbox } from '../../forms/FormCheckbox.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { useHub, useLanguage } from '../../runtime/HubContext.tsx'
import { leadOf } from '../../runtime/start/lead.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AccountField } from './AccountField.tsx'
import { useSignedIn } from './useSignedIn.ts'

export function RegistrationForm() {
  const { jar } = useHub()
  const { locale } = useLanguage()
  const { data: caller } = useGetIpIsoCodeSuspense()
  const code = useSendCode('register')
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ RegisterByCodeBody }) => RegisterByCodeBody),
    mutation: useRegisterByCode({ mutation: { meta: { handlesErrors: true } } }),
    prepare: async (values) => ({
      ...values,
      ...(await leadOf(jar)),
      account: await toAccount(values.account, locale),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    draft: {
      name: 'registration',
      secret: ['code', 'agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'],
    },
    onSuccess: useSignedIn(),
  })
  const { control, register, trigger, getValues } = form
  const sendCode = async () => {
    const ready = await trigger(['firstName', 'account', 'agreePrivacyPolicy'], { shouldFocus: true })
    if (ready) code.send(await toAccount(getValues('account'), locale))
  }
  return (
    <form
      noValidate
      method="post"
      className="mt-8 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void (code.sentTo ? form.submit() : sendCode())
      }}
    >
      <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
        <TextInput {...register('firstName')} autoComplete="given-name" />
      </FormField>
      <AccountField control={control} register={register} name="account" />
      <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
        <Select
          {...register('countryCode')}
          defaultValue={caller.isoCode ?? homeOf(locale)}
          autoComplete="country"
          options={useCountries(caller.isoCode)}
        />
      </FormField>
      <div className="grid gap-1">
        <FormCheckbox
          control={control}
          {...register('agreePrivacyPolicy')}
          label={<FormattedMessage id="session.agree.policy" />}
        />
        <FormCheckbox
          control={control}
          {...register('agreeMarketing')}
          label={<FormattedMessage id="session.agree.marketing" />}
        />
        <FormCheckbox
          control={control}
          {...register('agreeTracking')}
          label={<FormattedMessage id="session.agree.tracking" />}
        />
      </div>
      {code.sentTo && <CodeField control={control} name="code" code={code} onResend={sendCode} />}
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id={code.sentTo ? 'session.registration.submit' : 'session.code.send'} />
      </FormFoot>
    </form>
  )
}

/** The brand's home countries, and the one the visitor is in. */
function useCountries(here: string | null) {
  const { locale, formatDisplayName } = useIntl()
  const codes = [...new Set([...(here ? [here] : []), ...homeCountries])]
  return codes
    .map((code) => ({ value: code, label: formatDisplayName(code, { type: 'region' }) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

// Registration form in two steps: account and consents, then the one-time code. The second step is restored if the
// member leaves the page to look for the code.
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { registerByCode } from '#generated/calls/session.ts'
import type { RegisterByCodeRequest } from '#generated/schema.d.ts'
import { toAccount } from '#src/domain/contacts/account.ts'
import { CountrySelect } from '#src/domain/contacts/CountrySelect.tsx'
import { FormCheckbox } from '#src/forms/FormCheckbox.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { useAppContext, useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { attributionOf } from '#src/runtime/tracking/attribution.ts'
import { deviceTimeZone } from '../shared/deviceTimeZone.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { AccountField } from '../shared/AccountField.tsx'
import { AccountShown } from '../shared/AccountShown.tsx'
import { OptionalAgreements, PolicyAgreement, type AgreementBox } from '../shared/Agreements.tsx'
import { CodeEntry } from '../shared/CodeEntry.tsx'
import { NewPasswordField } from '../shared/NewPasswordField.tsx'
import { SocialButtons } from '../shared/SocialButtons.tsx'
import { useLikelyCountry } from '../shared/useLikelyCountry.ts'
import { useSignInOptions } from '../shared/useSignInOptions.ts'
import { useSignedIn } from '../shared/useSignedIn.ts'
import { useJoined } from '../shared/useJoined.ts'
import { MoreChoices } from './MoreChoices.tsx'
import { useBackToInvalidField } from '../shared/useBackToInvalidField.ts'
import { accountKey, useStep } from '../shared/useStep.ts'

const draft = { name: 'registration', secret: ['code', 'password'] } as const
/** Names of the fields of the first step. */
const details = ['firstName', 'account', 'password', 'agreePrivacyPolicy'] as const

type RegistrationFormProps = {
  /** Value of the `redirect` parameter: the page that opens after the registration. */
  redirect: string | undefined
}

export function RegistrationForm({ redirect }: RegistrationFormProps) {
  const app = useAppContext()
  const { history } = useRouter()
  const { locale } = useLanguage()
  const { formatMessage } = useIntl()
  const code = useSendCode('register')
  const [savedStep, goTo] = useStep('registration')
  // True if the form contains the password that the user typed on this page. After a reload the password is lost.
  const [isPasswordTyped, setPasswordTyped] = useState(false)
  const accountOf = ({ account, countryCode }: RegisterByCodeRequest) =>
    toAccount(account, locale, countryCode || likely)
  const form = useContractForm(registerByCode, {
    unsent: draft,
    prepare: async (values) => ({
      ...values,
      ...(await attributionOf(app.cookies)),
      account: await accountOf(values),
      // Send no password if the field is empty, because the password is optional.
      password: values.password || undefined,
      timeZone: deviceTimeZone(),
    }),
    // Message for an invalid phone number, which the server rejects when the first step requests the code.
    explain: ({ code: reason }) =>
      reason === 'PHONE_INVALID' ? formatMessage({ id: 'form.error.phone' }) : undefined,
    onSuccess: useJoined(useSignedIn()),
  })
  const { control, register, trigger, getValues, setValue } = form
  const likely = useLikelyCountry({
    read: () => getValues('countryCode'),
    select: (value) => setValue('countryCode', value),
  })
  useWatch({ control, name: ['account', 'countryCode', 'password'] })
  // Read the value from the form, because `useWatch` misses text that was typed before hydration.
  const country = getValues('countryCode') || likely
  // Ignore the stored step if it belongs to another account: the user may have gone back and typed another account.
  const step = savedStep && savedStep.typed === accountKey(getValues()) ? savedStep : undefined

  const lacksPassword = step !== undefined && step.hasPassword && !isPasswordTyped
  useBackToInvalidField(
    form,
    details.filter((name) => name !== 'password' || !lacksPassword),
    step !== undefined,
  )

  const sendCode = async () => {
    if (!(await trigger(details, { shouldFocus: true }))) return
    const values = getValues()
    const account = await accountOf(values)
    // Store the values explicitly: for text that was typed before hydration, the form received no change event.
    draftsOf(app).write(draft.name, values, draft.secret)
    setPasswordTyped(true)
    const next = { account, typed: accountKey(values), hasPassword: Boolean(values.password) }
    code.ensure(
      account,
      () => void goTo(next),
      (error) => void form.showRefusal(error),
    )
  }

  if (step)
    return (
      <Form form={form} button={<FormattedMessage id="session.registration.submit" />}>
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
      </Form>
    )
  const box: AgreementBox = (purpose, words) => (
    <FormCheckbox control={control} {...register(purpose)} {...words} />
  )
  return (
    <>
      <Form
        wide
        form={form}
        onSubmit={sendCode}
        isPending={code.isPending}
        button={<FormattedMessage id="session.code.send" />}
        after={
          <MoreChoices control={control} isOpen={Boolean(getValues('password'))}>
            <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
              <CountrySelect {...register('countryCode')} defaultValue={likely} near={[likely, country]} />
            </FormField>
            <NewPasswordField control={control} register={register} name="password" optional />
            <FieldGroup hideLegend legend={<FormattedMessage id="session.agree" />}>
              <OptionalAgreements box={box} />
            </FieldGroup>
          </MoreChoices>
        }
      >
        <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </FormField>
        <AccountField control={control} register={register} name="account" />
        <PolicyAgreement country={country} box={box} />
      </Form>
      <Suspense fallback={<Skeleton shape="block" className="mt-6 h-28" />}>
        <OtherServices redirect={redirect} />
      </Suspense>
    </>
  )
}

/** Shows buttons of the same social providers as the sign-in page. */
function OtherServices({ redirect }: RegistrationFormProps) {
  const { providers } = useSignInOptions()
  return <SocialButtons offered={providers} redirect={redirect} />
}

// What no other service can say for her: what we may call her, where she lives, and what she agrees to.
import type { Control, UseFormRegister } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetIpIsoCodeSuspense } from '../../client/platform.ts'
import type { SocialRegister } from '../../client/types.ts'
import { homeCountries, homeOf } from '../../forms/account.ts'
import { FormCheckbox } from '../../forms/FormCheckbox.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useLanguage } from '../../runtime/HubContext.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

type SocialPersonProps = {
  control: Control<SocialRegister>
  register: UseFormRegister<SocialRegister>
  /** As the service knows her. */
  firstName: string | null
}

export function SocialPerson({ control, register, firstName }: SocialPersonProps) {
  const { locale } = useLanguage()
  const { formatDisplayName } = useIntl()
  const { data: caller } = useGetIpIsoCodeSuspense()
  const here = caller.isoCode ?? homeOf(locale)
  const countries = [...new Set([here, ...homeCountries])].map((code) => ({
    value: code,
    label: formatDisplayName(code, { type: 'region' }) ?? code,
  }))
  return (
    <>
      <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
        <TextInput {...register('firstName')} defaultValue={firstName ?? ''} autoComplete="given-name" />
      </FormField>
      <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
        <Select {...register('countryCode')} defaultValue={here} autoComplete="country" options={countries} />
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
    </>
  )
}

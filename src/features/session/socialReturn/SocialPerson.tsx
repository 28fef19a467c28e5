// Shows the fields for what no other service can say for a new member: their name, their country, and what they agree to.
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useIpIsoCode } from '../../../../generated/hooks/platform.ts'
import type { SocialRegisterRequest } from '../../../../generated/schema.d.ts'
import { homeOf } from '../../../forms/account.ts'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useLanguage } from '../../../runtime/app/AppProvider.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { Agreements } from '../shared/Agreements.tsx'
import { CountrySelect } from '../../../forms/CountrySelect.tsx'

type SocialPersonProps = {
  control: Control<SocialRegisterRequest>
  register: UseFormRegister<SocialRegisterRequest>
  /** As the service knows them. */
  firstName: string | null
}

export function SocialPerson({ control, register, firstName }: SocialPersonProps) {
  const { locale } = useLanguage()
  const { data: caller } = useIpIsoCode()
  const here = caller.isoCode ?? homeOf(locale)
  const country = useWatch({ control, name: 'countryCode' }) ?? here
  return (
    <>
      <FormField control={control} name="firstName" label={<FormattedMessage id="session.firstName" />}>
        <TextInput {...register('firstName')} defaultValue={firstName ?? ''} autoComplete="given-name" />
      </FormField>
      <FormField control={control} name="countryCode" label={<FormattedMessage id="session.country" />}>
        <CountrySelect {...register('countryCode')} near={[here, country]} defaultValue={here} />
      </FormField>
      <Agreements
        country={country}
        box={(purpose, words) => <FormCheckbox control={control} {...register(purpose)} {...words} />}
      />
    </>
  )
}

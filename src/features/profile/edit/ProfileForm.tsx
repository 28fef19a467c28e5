// Form of the member's profile. Only the name is required; an empty field deletes the stored value.
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { modifyUserInfo } from '#generated/calls/profile.ts'
import { useListBabies, useListLactationStages } from '#generated/hooks/profile.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import { CountrySelect } from '#src/domain/contacts/CountrySelect.tsx'
import { FormDate } from '#src/forms/FormDate.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'
import { correctionHint } from '../correctionHint.ts'
import { useConsentTo } from '../useConsentTo.ts'
import { useGoBack } from '../useGoBack.ts'

export function ProfileForm({ user }: { user: UserInfo }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { toasts } = useAppContext()
  const goBack = useGoBack()
  const { data: stages } = useListLactationStages()
  const { data: babies } = useListBabies()
  const { timeZone } = useGetMyMembership().data
  const mayKeep = useConsentTo('babyData')
  const speaksOfBabies = mayKeep && !babies.silenced
  const derived = stages.items.find(({ stage }) => stage === stages.current)
  const form = useContractForm(modifyUserInfo, {
    // Name of the draft, which is stored per member. The draft must not contain fields about babies.
    unsent: { name: 'profile', secret: ['lactation'] },
    onSuccess: () => {
      toasts.done(formatMessage({ id: 'profile.saved' }))
      goBack()
    },
  })
  const { control, register } = form
  const { birthday, birthdayCorrectableUntil: correctableUntil } = user
  const optional = <FormattedMessage id="form.optional" />
  return (
    <Form wide form={form} button={<FormattedMessage id="profile.save" />}>
      <FormField control={control} name="firstName" label={<FormattedMessage id="profile.firstName" />}>
        <TextInput {...register('firstName')} defaultValue={user.firstName} autoComplete="given-name" />
      </FormField>
      <FormField
        control={control}
        name="lastName"
        label={<FormattedMessage id="profile.lastName" />}
        aside={optional}
      >
        <TextInput {...register('lastName')} defaultValue={user.lastName ?? ''} autoComplete="family-name" />
      </FormField>
      <FormDate
        control={control}
        name="birthday"
        label={formatMessage({ id: 'profile.birthday' })}
        hint={
          correctionHint(intl, { date: birthday, correctableUntil }, timeZone) ??
          formatMessage({ id: 'profile.birthday.hint' })
        }
        defaultValue={birthday}
        birthday
      />
      <FormField
        control={control}
        name="countryCode"
        label={<FormattedMessage id="profile.country" />}
        hint={<FormattedMessage id="profile.country.hint" />}
      >
        <CountrySelect
          {...register('countryCode')}
          defaultValue={user.countryCode}
          near={[user.countryCode]}
        />
      </FormField>
      <TimeZoneField control={control} />
      {speaksOfBabies && (
        <FormField
          control={control}
          name="lactation"
          label={<FormattedMessage id="profile.lactation" />}
          hint={
            derived && <FormattedMessage id="profile.lactation.derived" values={{ stage: derived.name }} />
          }
        >
          <Select
            // Unregister the field while it is hidden, so that its value is not sent.
            {...register('lactation', { setValueAs: Number, shouldUnregister: true })}
            defaultValue={user.lactation}
            options={stages.items.map(({ stage, name }) => ({ value: String(stage), label: name }))}
          />
        </FormField>
      )}
      <FormField
        control={control}
        name="cupSize"
        label={<FormattedMessage id="profile.cupSize" />}
        aside={optional}
      >
        <TextInput {...register('cupSize')} defaultValue={user.cupSize ?? ''} autoComplete="off" />
      </FormField>
      <FormField
        control={control}
        name="siliconePlugSize"
        label={<FormattedMessage id="profile.siliconePlugSize" />}
        hint={<FormattedMessage id="form.example" values={{ example: '21 mm' }} />}
        aside={optional}
      >
        <TextInput
          {...register('siliconePlugSize')}
          defaultValue={user.siliconePlugSize ?? ''}
          autoComplete="off"
        />
      </FormField>
      <FormDate
        control={control}
        name="resumptionDate"
        label={formatMessage({ id: 'profile.resumptionDate' })}
        hint={formatMessage({ id: 'profile.resumptionDate.hint' })}
        defaultValue={user.resumptionDate}
      />
    </Form>
  )
}

// Field of the member's time zone, in which check-ins, deadlines and birthdays are calculated.
import { useController, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { ModifyUserInfoRequest } from '#generated/schema.d.ts'
import { FormField } from '#src/forms/FormField.tsx'
import { instantDateFormat } from '#src/runtime/format/dates.ts'
import { Combobox } from '#src/ui/fields/Combobox.tsx'
import { zoneOption, zoneOptions } from './timeZones.ts'

export function TimeZoneField({ control }: { control: Control<ModifyUserInfoRequest> }) {
  const intl = useIntl()
  const { data: membership } = useGetMyMembership()
  const { timeZone, nextTimeZone } = membership
  const chosen = nextTimeZone?.timeZone ?? timeZone
  const { field } = useController({ control, name: 'timeZone', defaultValue: chosen })
  const { value = chosen, onChange, onBlur } = field
  const label = intl.formatMessage({ id: 'profile.timeZone' })
  return (
    <FormField
      control={control}
      name="timeZone"
      label={label}
      hint={
        nextTimeZone ? (
          <FormattedMessage
            id="profile.timeZone.next"
            values={{
              now: zoneOption(timeZone).label,
              date: instantDateFormat(intl)(nextTimeZone.from, nextTimeZone.timeZone),
            }}
          />
        ) : (
          <FormattedMessage id="profile.timeZone.hint" />
        )
      }
    >
      <Combobox
        options={zoneOptions(chosen)}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        listLabel={label}
        emptyText={intl.formatMessage({ id: 'profile.timeZone.none' })}
      />
    </FormField>
  )
}

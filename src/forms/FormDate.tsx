// Date field of a contract form. The date is Gregorian in every language; the form value of an empty field is `null`.
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import { datePartOrder, monthNames } from '../runtime/format/dates.ts'
import { DateInput } from '../ui/fields/DateInput.tsx'
import { isImpossibleDate } from '../ui/fields/dateParts.ts'
import { FormField } from './FormField.tsx'

type FormDateProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hideLabel?: boolean
  hint?: string
  /** Initial value as `YYYY-MM-DD`. */
  defaultValue?: PathValue<Values, FieldPath<Values>>
  /** True if the browser may autofill the field with the birthday of the member. */
  birthday?: boolean
}

export function FormDate<Values extends FieldValues>(dateProps: FormDateProps<Values>) {
  const { birthday, defaultValue, ...props } = dateProps
  const { control, name, label } = props
  const intl = useIntl()
  const { field } = useController({ control, name, defaultValue })
  const { ref, value, onChange, onBlur } = field
  return (
    <FormField {...props} problem={isImpossibleDate(value ?? '') ? 'form.error.date.day' : 'form.error.date'}>
      <DateInput
        ref={ref}
        value={value ?? ''}
        onValueChange={(iso) => onChange(iso || null)}
        onBlur={onBlur}
        label={label}
        labels={{
          day: intl.formatMessage({ id: 'form.date.day' }),
          month: intl.formatMessage({ id: 'form.date.month' }),
          year: intl.formatMessage({ id: 'form.date.year' }),
        }}
        months={monthNames(intl)}
        order={datePartOrder(intl)}
        birthday={birthday}
      />
    </FormField>
  )
}

// Form for an expected or a born baby, with a due date or a birth date. The form asks for confirmation before the
// member leaves it. The input is stored on the device only if the session ends, and for at most an hour.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveBaby } from '#generated/calls/profile.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Baby } from '#generated/schema.d.ts'
import { FormDate } from '#src/forms/FormDate.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { correctionHint } from '../correctionHint.ts'

type BabyFormProps = {
  /** Baby to edit; missing for a new baby. */
  baby?: Baby
  /** Current date of the member, which provides the default year for a new baby. */
  today: string
  /**
   * True while baby content is muted: the form then omits the hint about corrections, because this hint mentions gifts.
   */
  isSilenced?: boolean
  onSaved: (saved: Baby) => void
}

export function BabyForm({ baby, today, isSilenced, onSaved }: BabyFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { timeZone } = useGetMyMembership().data
  const { toasts } = useAppContext()
  const [isBorn, setBorn] = useState(Boolean(baby?.birthDate))
  const dateName = isBorn ? 'birthDate' : 'dueDate'
  const form = useContractForm(saveBaby, {
    unsent: UnsavedChanges,
    prepare: async ({ name, dueDate, birthDate }) => ({
      ...(baby && { id: baby.id }),
      name,
      // Send no due date with a birth date: the server replaces the due date when a birth date is stored.
      ...(isBorn ? { birthDate } : { dueDate, birthDate: null }),
    }),
    onSuccess: (saved) => {
      toasts.done(formatMessage({ id: 'profile.saved' }))
      onSaved(saved)
    },
  })
  const { control, register } = form
  const stored = { date: isBorn ? baby?.birthDate : null, correctableUntil: baby?.correctableUntil }
  const hint = isSilenced ? undefined : correctionHint(intl, stored, timeZone)
  return (
    <Form form={form} button={<FormattedMessage id="profile.save" />}>
      <SegmentedControl
        legend={<FormattedMessage id="profile.baby.arrival" />}
        options={[
          { value: 'dueDate', label: <FormattedMessage id="profile.baby.expected" /> },
          { value: 'birthDate', label: <FormattedMessage id="profile.baby.born" /> },
        ]}
        value={dateName}
        onValueChange={(next) => setBorn(next === 'birthDate')}
      />
      {/* Use separate fields for due date and birth date, so that the value of one does not appear in the other. */}
      <FormDate
        key={dateName}
        control={control}
        name={dateName}
        label={formatMessage({ id: isBorn ? 'profile.baby.birthDate' : 'profile.baby.dueDate' })}
        hint={hint}
        defaultValue={baby ? baby[dateName] : likelyYear(dateName, today)}
      />
      <FormField
        control={control}
        name="name"
        label={<FormattedMessage id="profile.baby.name" />}
        hint={<FormattedMessage id="profile.baby.name.hint" />}
        aside={<FormattedMessage id="form.optional" />}
      >
        <TextInput {...register('name')} defaultValue={baby?.name ?? ''} autoComplete="off" />
      </FormField>
    </Form>
  )
}

/**
 * Days from today to the date that most members enter: the due date of a member in the middle of a pregnancy, or a
 * birth date some weeks ago.
 */
const likelyDays = { dueDate: 140, birthDate: -45 }

/** Returns an initial value that contains only the year; the user fills in month and day. */
const likelyYear = (name: keyof typeof likelyDays, today: string) =>
  `${new Date(Date.parse(today) + likelyDays[name] * 86_400_000).getUTCFullYear()}--`

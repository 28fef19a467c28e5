// Registration form of an event, with an optional note to the hosts.
import { FormattedMessage } from 'react-intl'
import { registerForEvent } from '#generated/calls/activities.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { TextArea } from '#src/ui/fields/TextArea.tsx'

export function PlaceForm({ activityId, isFull }: { activityId: string; isFull: boolean }) {
  const form = useContractForm(registerForEvent, {
    unsent: { name: `place-${activityId}`, secret: ['note'] },
    prepare: async ({ note }) => ({ activityId, ...(note?.trim() && { note: note.trim() }) }),
    onSuccess: () => {},
  })
  const { control, register } = form
  return (
    <Form
      form={form}
      button={<FormattedMessage id={isFull ? 'activities.event.wait' : 'activities.event.register'} />}
    >
      <FormField
        control={control}
        name="note"
        label={<FormattedMessage id="activities.event.note" />}
        hint={<FormattedMessage id="activities.event.note.hint" />}
        aside={<FormattedMessage id="form.optional" />}
        problem="activities.event.note.hint"
      >
        <TextArea {...register('note')} />
      </FormField>
    </Form>
  )
}

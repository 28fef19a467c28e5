// Form for an invitation code. The member types the code from a card, or a link prefills it. The code of a link has
// already been removed from the URL.
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinActivity } from '#generated/calls/activities.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useLinkToken } from '#src/runtime/session/useLinkToken.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

type InvitationFormProps = { activityId: string; onJoined: () => void }

export function InvitationForm({ activityId, onJoined }: InvitationFormProps) {
  const { timeZone } = useGetMyMembership().data
  const linkToken = useLinkToken()
  const form = useContractForm(joinActivity, {
    unsent: 'forgotten',
    prepare: async ({ invitationCode = '' }) => ({ activityId, invitationCode: invitationCode.trim() }),
    onSuccess: onJoined,
  })
  const { control, register, setValue, error } = form
  useEffect(() => {
    if (linkToken) setValue('invitationCode', linkToken)
  }, [linkToken, setValue])
  return (
    <Form
      form={form}
      button={<FormattedMessage id="activities.join.submit" />}
      explained={error?.refusal?.data && <Reasons eligibility={error.refusal.data} timeZone={timeZone} />}
    >
      <FormField
        control={control}
        name="invitationCode"
        label={<FormattedMessage id="activities.join.code" />}
        hint={<FormattedMessage id="activities.join.code.hint" />}
        problem="activities.join.code.problem"
      >
        <TextInput
          {...register('invitationCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
    </Form>
  )
}

// Form that uploads evidence for a level benefit (right), such as a picture of a receipt.
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { uploadRightProof } from '#generated/calls/membership.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Right } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { useFieldError } from '#src/forms/fieldError.ts'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { filesAtMost } from './proof.ts'

type ProofFormProps = {
  /** Level benefits for which the member can submit evidence now. */
  rights: readonly Right[]
  /** Id of the level benefit that the member selected on the previous page. */
  chosen: string | undefined
  onSent: () => void
  onRefused: () => void
}

export function ProofForm({ rights, chosen, onSent, onRefused }: ProofFormProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { data: membership } = useGetMyMembership()
  const upload = useUpload('right')
  const form = useContractForm(uploadRightProof, {
    unsent: UnsavedChanges,
    isBlocked: upload.isRunning,
    prepare: async (values) => ({ ...values, uploadIds: upload.ids }),
    check: async () =>
      upload.isUnfinished ? { uploadIds: formatMessage({ id: 'form.upload.unfinished' }) } : {},
    onSuccess: () => {
      onSent()
      toasts.show('positive', formatMessage({ id: 'membership.proof.sent' }))
    },
    onRefused: (error) => {
      upload.onRefused(error)
      onRefused()
    },
  })
  const { control } = form
  const [only] = rights.length === 1 ? rights : []
  const { field, formState } = useController({
    control,
    name: 'rightId',
    defaultValue: rights.find(({ id }) => id === chosen)?.id ?? only?.id ?? '',
  })
  const error = useFieldError('rightId', formState.errors, 'membership.proof.right.missing')
  const reasons = form.error?.reasons ?? []
  return (
    <Form
      form={form}
      button={<FormattedMessage id="membership.proof.send" />}
      explained={<Reasons eligibility={{ reasons }} timeZone={membership.timeZone} />}
    >
      <div data-field="rightId">
        <RadioGroup
          legend={<FormattedMessage id="membership.proof.right" />}
          error={error}
          options={rights.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          value={field.value}
          onValueChange={field.onChange}
        />
      </div>
      <FormUploads
        upload={upload}
        control={control}
        name="uploadIds"
        problem="membership.proof.files.missing"
        label={<FormattedMessage id="membership.proof.files" />}
        hint={
          <FormattedMessage
            id="membership.proof.files.hint"
            values={{ count: filesAtMost, size: upload.takes.megabytes }}
          />
        }
        maxFiles={filesAtMost}
      />
    </Form>
  )
}

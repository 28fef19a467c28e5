// Form that uploads pictures of a review from the camera or the photo album.
import { FormattedMessage, useIntl } from 'react-intl'
import { attachQuestionnaireUpload } from '#generated/calls/questionnaires.ts'
import type { Input } from '#src/client/call.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import type { AfterResultProps } from '../result/AfterResult.tsx'
import { picturesAtMost } from './pictures.ts'

type Body = Omit<Input<'attachQuestionnaireUpload'>, 'id'>

/** After the submission the result is refetched, and the page shows the pending review. */
export function ReviewForm({ questionnaire: { id }, claimCode }: AfterResultProps) {
  const { formatMessage } = useIntl()
  const upload = useUpload('questionnaire')
  const form = useContractForm(
    {
      schema: attachQuestionnaireUpload.schema,
      mutation: {
        mutationKey: attachQuestionnaireUpload.mutation.mutationKey,
        mutationFn: (body: Body) => attachQuestionnaireUpload({ id, ...body }),
      },
    },
    {
      unsent: 'forgotten',
      isBlocked: upload.isRunning,
      prepare: async (): Promise<Body> => ({
        uploadIds: upload.ids,
        ...(claimCode !== undefined && { claimCode }),
      }),
      check: async () => ({
        ...(upload.isUnfinished && { uploadIds: formatMessage({ id: 'form.upload.unfinished' }) }),
      }),
      onRefused: upload.onRefused,
      onSuccess: () => {},
    },
  )
  return (
    <Form form={form} button={<FormattedMessage id="questionnaires.review.send" />}>
      <FormUploads
        upload={upload}
        control={form.control}
        name="uploadIds"
        problem="questionnaires.review.files.missing"
        label={<FormattedMessage id="questionnaires.review.files" />}
        hint={
          <FormattedMessage
            id="questionnaires.review.files.hint"
            values={{ count: picturesAtMost, size: upload.takes.megabytes }}
          />
        }
        maxFiles={picturesAtMost}
      />
    </Form>
  )
}

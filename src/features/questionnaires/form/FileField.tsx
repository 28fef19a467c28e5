// Field of a question that is answered by pictures. Pictures that were uploaded earlier stay in the list when other
// pictures are added.
import { useEffect } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FileQuestion } from '#generated/schema.d.ts'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import type { FieldProps } from './QuestionField.tsx'

/** State of the uploads: `running` while a picture is being uploaded, `failed` if a picture has to be uploaded again. */
export type UploadState = 'complete' | 'running' | 'failed'

type FileFieldProps = FieldProps<FileQuestion> & { onState: (state: UploadState) => void }

export function FileField({ question: { maxFiles }, control, onState }: FileFieldProps) {
  const { formatMessage } = useIntl()
  const upload = useUpload('questionnaire')
  const { field } = useController({ control, name: 'answer' })
  const { errors } = useFormState({ control, name: 'answer' })
  const fileIds = Array.isArray(field.value) ? field.value : []
  const { ids, isUnfinished, isRunning } = upload
  const state = isRunning ? 'running' : isUnfinished ? 'failed' : 'complete'
  /** Ids of pictures that were uploaded on an earlier visit of this page. */
  const before = fileIds.filter((id) => !ids.includes(id))

  useEffect(() => {
    if (ids.some((id) => !fileIds.includes(id)))
      field.onChange([...fileIds, ...ids.filter((id) => !fileIds.includes(id))])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once per completed upload
  }, [ids.join()])
  useEffect(() => onState(state), [state, onState])

  const all = {
    ...upload,
    // Show the error as long as it applies, even while a picture is being uploaded again.
    isUnfinished: isUnfinished || errors.answer !== undefined,
    items: [
      ...before.map((id, index) => ({
        id,
        state: 'done' as const,
        note: formatMessage({ id: 'form.upload.done' }),
        name: formatMessage({ id: 'questionnaires.form.picture' }, { number: index + 1 }),
      })),
      ...upload.items,
    ],
    remove: (id: string) => {
      const removedId = upload.items.find((item) => item.id === id)?.upload ?? id
      upload.remove(id)
      field.onChange(fileIds.filter((fileId) => fileId !== removedId))
    },
  }
  return (
    <FormUploads
      control={control}
      name="answer"
      upload={all}
      label={formatMessage({ id: 'questionnaires.form.files.add' })}
      hint={formatMessage({ id: 'questionnaires.form.files' }, { count: maxFiles })}
      maxFiles={maxFiles}
    />
  )
}

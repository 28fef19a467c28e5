// Pictures as an answer: those sent before stay named while others are added.
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { Question } from '../../../../generated/schema.d.ts'
import { FormUploads } from '../../../forms/FormUploads.tsx'
import { useUpload } from '../../../forms/useUpload.ts'
import type { FieldProps } from './QuestionField.tsx'

type FileQuestion = Extract<Question, { kind: 'file' }>
type FileFieldProps = FieldProps<FileQuestion> & { onUnfinished: (isUnfinished: boolean) => void }

export function FileField({ question, answer, onAnswer, error, onUnfinished }: FileFieldProps) {
  const { id: questionId, maxFiles } = question
  const { formatMessage } = useIntl()
  const upload = useUpload('questionnaire')
  const { control, setError, clearErrors } = useForm<{ answer?: string[] }>()
  const sent = answer?.kind === 'files' ? answer.uploadIds : []
  const { ids, isUnfinished } = upload
  /** From an earlier visit to this page. */
  const before = sent.filter((id) => !ids.includes(id))
  const put = (uploadIds: string[]) =>
    onAnswer(uploadIds.length > 0 ? { kind: 'files', questionId, uploadIds } : undefined)

  useEffect(() => {
    if (ids.some((id) => !sent.includes(id))) put([...sent, ...ids.filter((id) => !sent.includes(id))])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each that has arrived
  }, [ids.join()])
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished])
  useEffect(() => {
    if (error) setError('answer', { type: 'check', message: error })
    else clearErrors('answer')
  }, [error, setError, clearErrors])

  const all = {
    ...upload,
    // Its error is shown as long as it is true, which it stays where a picture has to be sent again.
    isUnfinished: isUnfinished || Boolean(error),
    items: [
      ...before.map((id, index) => ({
        ...{ id, state: 'done' as const, note: formatMessage({ id: 'form.upload.done' }) },
        name: formatMessage({ id: 'questionnaires.form.picture' }, { number: index + 1 }),
        file: new File([], id),
        stop: new AbortController(),
      })),
      ...upload.items,
    ],
    remove: (id: string) => {
      const gone = upload.items.find((item) => item.id === id)?.upload ?? id
      upload.remove(id)
      put(sent.filter((one) => one !== gone))
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

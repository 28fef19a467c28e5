// Upload field of a form, with a message for every upload state. The server enforces the limits on number and size.
// Pictures are scaled down before the upload, and the row of a file that is too large shows an error.
import { useState, type ReactNode } from 'react'
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FileError } from '#src/ui/files/files.ts'
import { Uploader } from '#src/ui/files/Uploader.tsx'
import type { UploadItem } from '#src/ui/files/UploadRow.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { useFieldError } from '#src/forms/fieldError.ts'
import type { useUpload } from './useUpload.ts'

type FormUploadsProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  upload: Pick<ReturnType<typeof useUpload>, 'isUnfinished' | 'takes' | 'add' | 'retry' | 'remove'> & {
    items: UploadItem[]
  }
  label: ReactNode
  hint: ReactNode
  maxFiles: number
  /**
   * Error message if the list of files does not match the contract, for example if it is empty; default: a general
   * message.
   */
  problem?: MessageId
}

export function FormUploads<Values extends FieldValues>(props: FormUploadsProps<Values>) {
  const { control, name: field, upload, label, hint, maxFiles, problem } = props
  const { formatMessage } = useIntl()
  const { errors } = useFormState({ control, name: field })
  // Show the error only while files are missing or pending: the form is not validated again when an upload completes.
  const refused = useFieldError(field, errors, upload.isUnfinished ? 'form.upload.unfinished' : problem)
  const [error, setError] = useState<FileError>()
  return (
    <div data-field={field} className="scroll-my-28">
      <Uploader
        label={label}
        hint={hint}
        error={
          ((upload.isUnfinished || upload.items.length === 0) && refused) ||
          (error && (
            <span>
              <FormattedMessage
                id={error === 'count' ? 'form.upload.count' : 'form.upload.unfit'}
                values={{ count: maxFiles }}
              />
            </span>
          ))
        }
        camera={<FormattedMessage id="form.upload.camera" />}
        limits={{ accept: upload.takes.accept, maxBytes: Infinity, maxFiles }}
        items={upload.items}
        words={{
          retry: (name) => formatMessage({ id: 'form.upload.retry' }, { name }),
          remove: (name) => formatMessage({ id: 'form.upload.remove' }, { name }),
          progress: (name) => formatMessage({ id: 'form.upload.progress' }, { name }),
        }}
        onAdd={(files) => {
          setError(undefined)
          upload.add(files)
        }}
        onRefuse={(_file, fileError) => setError(fileError)}
        onRetry={upload.retry}
        onRemove={(id) => {
          setError(undefined)
          upload.remove(id)
        }}
      />
    </div>
  )
}

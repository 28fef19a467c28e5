// The files of a form, with the words of every state. The limits are the server's to hold: pictures are made to fit before they
// are sent, and what does not fit is told in its own row.
import { useState, type ReactNode } from 'react'
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FileFault } from '../ui/files.ts'
import { Uploader } from '../ui/Uploader.tsx'
import { useFieldError } from './fieldError.ts'
import type { useUpload } from './useUpload.ts'

type FormUploadsProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  upload: ReturnType<typeof useUpload>
  label: ReactNode
  hint: ReactNode
  /** What the browser offers to choose: `image/*,application/pdf`. */
  accept: string
  maxFiles: number
}

export function FormUploads<Values extends FieldValues>(props: FormUploadsProps<Values>) {
  const { control, name: field, upload, label, hint, accept, maxFiles } = props
  const { formatMessage } = useIntl()
  const { errors } = useFormState({ control, name: field })
  // Told while it is so: nothing else asks again whether the files have arrived.
  const refused = useFieldError(field, errors)
  const [fault, setFault] = useState<FileFault>()
  return (
    <div data-field={field} className="scroll-my-28">
      <Uploader
        label={label}
        hint={hint}
        error={
          (upload.isUnfinished && refused) ||
          (fault && (
            <FormattedMessage
              id={fault === 'count' ? 'form.upload.count' : 'form.upload.unfit'}
              values={{ count: maxFiles }}
            />
          ))
        }
        limits={{ accept, maxBytes: Infinity, maxFiles }}
        items={upload.items}
        words={{
          retry: (name) => formatMessage({ id: 'form.upload.retry' }, { name }),
          remove: (name) => formatMessage({ id: 'form.upload.remove' }, { name }),
          progress: (name) => formatMessage({ id: 'form.upload.progress' }, { name }),
        }}
        onAdd={(files) => {
          setFault(undefined)
          upload.add(files)
        }}
        onRefuse={(_file, found) => setFault(found)}
        onRetry={upload.retry}
        onRemove={(id) => {
          setFault(undefined)
          upload.remove(id)
        }}
      />
    </div>
  )
}

// The files of a form, with the words of every state. The limits are the server's to hold: pictures are made to fit before they
// are sent, and what does not fit is told in its own row.
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FileFault } from '../ui/files.ts'
import { Uploader } from '../ui/Uploader.tsx'
import type { useUpload } from './useUpload.ts'

type FormUploadsProps = {
  upload: ReturnType<typeof useUpload>
  label: ReactNode
  hint: ReactNode
  /** What the browser offers to choose: `image/*,application/pdf`. */
  accept: string
  maxFiles: number
}

export function FormUploads({ upload, label, hint, accept, maxFiles }: FormUploadsProps) {
  const { formatMessage } = useIntl()
  const [fault, setFault] = useState<FileFault>()
  return (
    <Uploader
      label={label}
      hint={hint}
      error={
        fault && (
          <FormattedMessage
            id={fault === 'count' ? 'form.upload.count' : 'form.upload.unfit'}
            values={{ count: maxFiles }}
          />
        )
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
  )
}

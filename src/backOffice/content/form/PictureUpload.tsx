// Place for a picture: editors drop a file or choose one, crop it, and upload it.
import { Button, Text } from '@mantine/core'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContentPicture } from '#generated/backOffice/schema.d.ts'
import { CropDialog } from './CropDialog.tsx'
import { acceptedTypes, readPictureFile, type FileProblem, type PictureFile } from './pictureFile.ts'
import classes from './Picture.module.css'

type Props = {
  /** Label of the button. */
  label: string
  /** Accessible name of the button, which names the field. */
  fullLabel: string
  /** Width divided by height. */
  ratio: number
  /** True for a button without a place to drop files. */
  isCompact?: boolean
  onUpload: (picture: ContentPicture) => void
}

export function PictureUpload({ label, fullLabel, ratio, isCompact = false, onUpload }: Props) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const [file, setFile] = useState<PictureFile>()
  const [problem, setProblem] = useState<FileProblem>()
  const [isOver, setOver] = useState(false)
  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const read = await readPictureFile(chosen)
    setProblem(typeof read === 'string' ? read : undefined)
    setFile(typeof read === 'string' ? undefined : read)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files[0])
  }
  return (
    // Files can also be chosen with the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isCompact ? classes.inline : classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.join()}
        aria-label={fullLabel}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        size={isCompact ? 'compact-sm' : 'sm'}
        leftSection={<ImageUp size={16} aria-hidden />}
        aria-label={fullLabel}
        aria-describedby={problem && problemId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {!isCompact && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="backOffice.picture.drop" />
        </Text>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" id={problemId}>
          {intl.formatMessage({ id: `backOffice.picture.${problem}` })}
        </Text>
      )}
      {file && (
        <CropDialog
          file={file}
          ratio={ratio}
          onClose={() => setFile(undefined)}
          onUpload={(picture) => {
            setFile(undefined)
            onUpload(picture)
          }}
        />
      )}
    </div>
  )
}

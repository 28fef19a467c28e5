// Upload field: the user chooses files by a click or drops them. Each file shows its progress and a retry button. The
// component only displays the state: the caller uploads the files.
import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { cx } from '../style/cx.ts'
import { describedBy, FieldNotes } from '../fields/FieldNotes.tsx'
import { useIgnoredDrops } from './useIgnoredDrops.ts'
import { fileErrorOf, type FileError, type FileLimits } from './files.ts'
import { UploadRow, type UploadItem, type UploadLabels } from './UploadRow.tsx'

export interface UploaderProps {
  label: ReactNode
  /** Text that describes which files are allowed: "JPG, PNG or PDF, up to 10 MB". */
  hint: ReactNode
  error?: ReactNode
  /** Label of a button that opens the camera on touch devices. */
  camera?: ReactNode
  limits: FileLimits
  items: readonly UploadItem[]
  words: UploadLabels
  disabled?: boolean
  /** Called with the chosen files that meet the limits. */
  onAdd: (files: File[]) => void
  /** Called with the error of a chosen file that exceeds the limits; the caller shows the error. */
  onRefuse: (file: File, error: FileError) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

export function Uploader(props: UploaderProps) {
  const { label, hint, error, camera, limits, items, words, disabled, onAdd, onRefuse, onRetry, onRemove } =
    props
  const id = useId()
  useIgnoredDrops()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const closed = disabled || items.length >= limits.maxFiles

  const take = (files: readonly File[]) => {
    const good: File[] = []
    const refused: [File, FileError][] = []
    for (const file of files) {
      const fileError = fileErrorOf(file, limits, items.length + good.length)
      if (fileError) refused.push([file, fileError])
      else good.push(file)
    }
    if (good.length) onAdd(good)
    for (const [file, fileError] of refused) onRefuse(file, fileError)
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!closed)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!closed) take([...event.dataTransfer.files])
        }}
        className={cx(
          'relative flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border-[1.5px] border-dashed px-5 py-4 transition-colors',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          error ? 'border-negative' : 'border-line-strong',
          over ? 'bg-blush' : 'bg-raised',
          closed ? 'text-ink-soft' : 'hover:border-accent',
        )}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blush text-accent">
          <Upload aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 flex-[1_1_8rem]">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          accept={limits.accept}
          multiple={limits.maxFiles > 1}
          disabled={closed}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={Boolean(error) || undefined}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // Clear the input, so that the same file can be chosen again after its removal.
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {camera && (
        <div className="mt-2 hidden pointer-coarse:block">
          <Button
            full
            variant="soft"
            size="small"
            icon={<Camera aria-hidden className="size-5" />}
            disabled={closed}
            onClick={() => takePhoto(input.current, limits.accept)}
          >
            {camera}
          </Button>
        </div>
      )}
      <FieldNotes id={id} error={error} />
      {items.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-2">
          {items.map((item) => (
            <UploadRow key={item.id} item={item} words={words} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Opens the camera with the same input element, but with `image/*` instead of a list of file types. For such a list,
 * some phones offer only the album, others only the camera.
 */
function takePhoto(input: HTMLInputElement | null, accept: string) {
  if (!input) return
  input.accept = 'image/*'
  input.capture = 'environment'
  input.click()
  input.accept = accept
  input.removeAttribute('capture')
}

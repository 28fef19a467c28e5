// Picker for the avatar of the member: a predefined avatar or an uploaded picture.
import Camera from 'lucide-react/icons/camera'
import { useId, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
import { Spinner } from '../progress/Spinner.tsx'

export interface AvatarOption {
  value: string
  /** Label of the avatar for screen readers, for example "Moon". */
  label: string
  /** Picture of the avatar: an Avatar component, or a drawing that fills a circle. */
  picture: ReactNode
}
export interface AvatarPickerProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly AvatarOption[]
  value: string | undefined
  onValueChange: (value: string) => void
  /** Options of the picture upload; without them only predefined avatars can be chosen. */
  upload?: { label: string; accept: string; pending?: boolean; onFile: (file: File) => void }
}

const tileClass =
  'relative grid size-20 cursor-pointer place-items-center overflow-clip rounded-full border-2 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export function AvatarPicker({ options, value, onValueChange, upload, ...group }: AvatarPickerProps) {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={`${tileClass} border-line bg-blush hover:border-line-strong has-checked:border-accent has-checked:outline-3 has-checked:outline-accent [&>:last-child]:size-full`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 appearance-none rounded-full"
            />
            {option.picture}
          </label>
        ))}
        {upload && (
          <label
            aria-busy={upload.pending}
            className={`${tileClass} border-dashed border-line-strong text-accent hover:bg-blush`}
          >
            <input
              type="file"
              accept={upload.accept}
              disabled={upload.pending}
              aria-label={upload.label}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) upload.onFile(file)
                event.target.value = ''
              }}
              className="sr-only"
            />
            {upload.pending ? <Spinner /> : <Camera aria-hidden className="size-6" />}
          </label>
        )}
      </div>
    </FieldGroup>
  )
}

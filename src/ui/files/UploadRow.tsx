// Row of one uploaded file: name, progress and buttons.
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { cx } from '../style/cx.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { Picture } from '../content/Picture.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'

export interface UploadItem {
  id: string
  name: string
  /** URL or object URL of a picture. */
  preview?: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** True if the upload failed and a retry cannot succeed. */
  isFinal?: boolean
  /** Upload progress from 0 to 1. */
  progress?: number
  /** Description of the upload state: "1.2 of 3 MB", "The network is gone". */
  note: string
}
export interface UploadLabels {
  /** Returns the label of a button for screen readers; the label contains the file name. */
  retry: (name: string) => string
  remove: (name: string) => string
  progress: (name: string) => string
}
interface UploadRowProps {
  item: UploadItem
  words: UploadLabels
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

export function UploadRow({ item, words, onRetry, onRemove }: UploadRowProps) {
  const failed = item.state === 'failed'
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-panel border border-line bg-raised py-2 pr-2 pl-3">
      <span className="w-12 shrink-0">
        <Picture src={item.preview} alt="" ratio={1} className="rounded-control text-accent">
          <FileText aria-hidden className="size-5" />
        </Picture>
      </span>
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="truncate">{item.name}</p>
        {item.state === 'sending' && (
          <ProgressBar value={item.progress ?? 0} label={words.progress(item.name)} className="my-1" />
        )}
        <p
          role="status"
          className={cx('text-sm', failed ? 'font-semibold text-negative-ink' : 'text-ink-soft')}
        >
          {item.note}
        </p>
      </div>
      <span className="ml-auto flex">
        {failed && !item.isFinal && (
          <IconButton label={words.retry(item.name)} onClick={() => onRetry(item.id)}>
            <RotateCw aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={words.remove(item.name)} onClick={() => onRemove(item.id)}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
    </li>
  )
}

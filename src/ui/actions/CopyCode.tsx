// Button with a code or link that a tap copies. If the clipboard is blocked, the text is selected, so that the user can
// copy it.
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../style/cx.ts'

export interface CopyCodeProps {
  code: string
  /** Text that is shown instead of the code, such as a link without its protocol. */
  text?: string
  /** "Copy code". */
  copyLabel: string
  /** Text "Copied", which is shown and announced after copying. */
  copiedLabel: string
}

/** Time in ms for which "Copied" is shown. */
const pause = 2400

export function CopyCode({ code, text = code, copyLabel, copiedLabel }: CopyCodeProps) {
  const words = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), pause)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      if (words.current) getSelection()?.selectAllChildren(words.current)
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-3 rounded-control border border-transparent bg-blush px-4 py-2 text-left transition-colors hover:bg-blush-deep"
    >
      <span
        ref={words}
        className={cx(
          'min-w-0 font-semibold wrap-anywhere select-text',
          code.includes('/') ? '' : 'tracking-[0.06em]',
        )}
      >
        {text}
      </span>
      <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-accent">
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
      </span>
    </button>
  )
}

// Classes that text, password and select fields share.
import { cx } from '../style/cx.ts'

export const controlClass = cx(
  'w-full min-h-13 rounded-control border border-line-strong bg-raised px-4 py-2.5 text-base text-ink',
  'placeholder:text-ink-soft placeholder:opacity-100 transition-[border-color,box-shadow]',
  'hover:border-accent focus-visible:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-negative aria-invalid:bg-negative-soft',
  'disabled:border-line disabled:bg-surface disabled:text-ink-soft [&[readonly]]:bg-surface',
)

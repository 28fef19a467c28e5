// Collapsible content, for example questions and answers, rules of a draw, explanations. Uses the native details
// element.
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { linkClass } from '../actions/link.ts'

export interface DisclosureProps {
  title: ReactNode
  /** Initially open. */
  open?: boolean
  /** Name that several disclosures share; only one disclosure of such a group is open at a time. */
  name?: string
  children: ReactNode
}

export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center [overflow-wrap:anywhere] justify-between gap-4 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="max-w-read pb-5 text-ink-soft">{children}</div>
    </details>
  )
}

/** Help text within a line. It expands in place, so that it is accessible without hovering. */
export function Help({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className={`${linkClass} cursor-pointer [&::-webkit-details-marker]:hidden`}>
        <CircleHelp aria-hidden className="size-5 shrink-0" />
        <span>{label}</span>
      </summary>
      <div className="rounded-control bg-blush px-4 py-3">{children}</div>
    </details>
  )
}

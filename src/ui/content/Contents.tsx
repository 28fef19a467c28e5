// Table of contents of a long page; on wide screens it is next to the text.
export interface ContentsProps {
  title: string
  /** Sections of the page with their element ids. */
  parts: readonly { id: string; title: string }[]
}

export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav aria-label={title} className="max-tablet:hidden print:hidden">
      <p className="px-4 py-2 font-semibold">{title}</p>
      <ul className="border-l border-line">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="flex min-h-11 items-center px-4 py-2 text-ink-soft transition-colors hover:text-accent"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// A question that opens to its answer, also before any script has loaded.
import ChevronDown from 'lucide-react/icons/chevron-down'

type QuestionProps = {
  id: string
  question: string
  answer: string
  /** Whether the answer shows at once, because it matches the search. */
  open: boolean
}

export function Question({ id, question, answer, open }: QuestionProps) {
  return (
    <details id={id} open={open} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3.5 font-semibold hover:bg-blush group-open:text-accent [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <p className="px-5 pt-2 pb-5 whitespace-pre-line text-ink-soft">{answer}</p>
    </details>
  )
}

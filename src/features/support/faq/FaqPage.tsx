// `/app/faq` and `/common/faq`: all frequent questions with a search field.
import { useDeferredValue, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { listFaq } from '#generated/calls/support.ts'
import { Envelope } from '#src/art/Envelope.tsx'
import { BackHome } from '#src/runtime/layout/BackLinks.tsx'
import { FilterField } from '#src/runtime/layout/FilterField.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { matchingSections } from './matching.ts'

export function FaqPage() {
  const { formatMessage } = useIntl()
  // Do not refetch the data: a prerendered page counts as current, even if it was rendered long ago.
  const { data } = useSuspenseQuery({ ...listFaq.query(), staleTime: Infinity })
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const sections = matchingSections(data.sections, deferredQuery)
  return (
    <>
      <PageHead
        back={<BackHome />}
        title={<FormattedMessage id="support.faq.title" />}
        intro={<FormattedMessage id="support.faq.intro" />}
      />
      <Columns after={<Contact />}>
        <FilterField
          label={formatMessage({ id: 'support.faq.search' })}
          words={query}
          onChange={setQuery}
          isEmpty={sections.length === 0}
          none={<FormattedMessage id="support.faq.none" />}
          all={<FormattedMessage id="support.faq.all" />}
        />
        <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-2 tablet:gap-6 last-spans">
          {sections.map(({ id, title, items }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3 scroll-mt-4 title-card [overflow-wrap:anywhere]">
                {title}
              </h2>
              <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
                {items.map((item) => (
                  <Question key={item.id} {...item} open={deferredQuery !== ''} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Columns>
    </>
  )
}

const Contact = () => (
  <Card as="aside" tone="blush" className="tablet:flex tablet:items-center tablet:gap-5">
    <Envelope className="w-20 max-tablet:mb-3" />
    <p>
      <FormattedMessage
        id="support.faq.contact"
        values={{
          a: (sentence) => (
            <Link to="/contact" className={linkClass}>
              {sentence}
            </Link>
          ),
        }}
      />
    </p>
  </Card>
)

type QuestionProps = {
  id: string
  question: string
  answer: string
  /** True to expand the question, because its answer matches the search. */
  open: boolean
}

/** Collapsible question, which works without scripts. */
function Question({ id, question, answer, open }: QuestionProps) {
  return (
    <details id={id} open={open} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none [overflow-wrap:anywhere] items-center justify-between gap-4 px-5 py-3.5 font-semibold hover:bg-blush group-open:text-accent [&::-webkit-details-marker]:hidden">
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

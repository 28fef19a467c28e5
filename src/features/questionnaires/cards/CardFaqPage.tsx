// `/activity/packageCard/faq`: questions and answers of all package cards, with a search field.
import { useDeferredValue, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListPackageCards } from '#generated/hooks/questionnaires.ts'
import type { PackageCardSummary } from '#generated/schema.d.ts'
import { FilterField } from '#src/runtime/layout/FilterField.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { cardAddress } from './address.ts'
import { matchingCards } from './matchingCards.ts'

export function CardFaqPage() {
  const { formatMessage } = useIntl()
  const { data } = useListPackageCards()
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const cards = matchingCards(data.items, deferredQuery)
  return (
    <>
      <PageHead
        title={<FormattedMessage id="questionnaires.card.faq" />}
        intro={<FormattedMessage id="questionnaires.card.faq.description" />}
      />
      <Columns after={<Contact />}>
        <FilterField
          label={formatMessage({ id: 'questionnaires.card.faq.search' })}
          words={query}
          onChange={setQuery}
          isEmpty={cards.length === 0}
          none={<FormattedMessage id="questionnaires.card.faq.none" />}
          all={<FormattedMessage id="questionnaires.card.faq.everything" />}
        />
        <div className="grid grid-cols-1 items-start gap-6 last-spans tablet:grid-cols-2">
          {cards.map((card) => (
            <Section key={card.card} card={card} open={deferredQuery !== ''} />
          ))}
        </div>
      </Columns>
    </>
  )
}

type SectionProps = { card: PackageCardSummary; open: boolean }

function Section({ card: { card, title, picture, faq }, open }: SectionProps) {
  return (
    <section aria-labelledby={card} className="overflow-clip rounded-card border border-line bg-raised">
      <div className="flex items-center gap-4 bg-blush">
        <Drawing src={picture} lazy className="aspect-[8/5] w-24 shrink-0 object-cover" />
        <h2 id={card} className="min-w-0 scroll-mt-4 title-card">
          <Link to={cardAddress(card)} className="hover:underline">
            {title}
          </Link>
        </h2>
      </div>
      <div className="px-5 [&>:last-child]:border-none">
        {faq.map(({ question, answer }) => (
          <Disclosure key={`${question}${open}`} title={question} open={open}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

const Contact = () => (
  <Card
    as="aside"
    tone="blush"
    className="tablet:flex tablet:items-center tablet:justify-between tablet:gap-6"
  >
    <p className="text-ink-soft">
      <FormattedMessage id="questionnaires.card.faq.missing" />
    </p>
    <Link to="/contact" className={linkClass}>
      <FormattedMessage id="questionnaires.card.faq.contact" />
    </Link>
  </Card>
)

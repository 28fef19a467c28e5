// `/activity/packageCard/faq`: the questions of all cards, by card, and a field that filters them as one types.
import { useDeferredValue, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePackageCards } from '../../../../generated/hooks/questionnaires.ts'
import type { PackageCardSummary } from '../../../../generated/schema.d.ts'
import { FilterField } from '../../../runtime/layout/FilterField.tsx'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { Columns } from '../../../ui/content/Columns.tsx'
import { Contents } from '../../../ui/content/Contents.tsx'
import { Disclosure } from '../../../ui/content/Disclosure.tsx'
import { linkClass } from '../../../ui/actions/link.ts'
import { PageHead } from '../../../ui/frames/PageHead.tsx'
import { cardAddress } from './address.ts'
import { matchingCards } from './matchingCards.ts'

export function CardFaqPage() {
  const { formatMessage } = useIntl()
  const { data } = usePackageCards()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const cards = matchingCards(data.items, wanted)
  return (
    <>
      <PageHead
        title={<FormattedMessage id="questionnaires.card.faq" />}
        intro={<FormattedMessage id="questionnaires.card.faq.description" />}
      />
      <Columns aside={<Beside cards={data.items} />}>
        <FilterField
          label={formatMessage({ id: 'questionnaires.card.faq.search' })}
          words={words}
          onChange={setWords}
          isEmpty={cards.length === 0}
          none={<FormattedMessage id="questionnaires.card.faq.none" />}
          all={<FormattedMessage id="questionnaires.card.faq.everything" />}
        />
        {cards.map((card) => (
          <Section key={card.card} card={card} open={wanted !== ''} />
        ))}
      </Columns>
    </>
  )
}

type SectionProps = { card: PackageCardSummary; open: boolean }

function Section({ card: { card, title, picture, faq }, open }: SectionProps) {
  return (
    <section aria-labelledby={card}>
      <div className="mb-3 flex items-center gap-4">
        <Drawing
          src={picture}
          lazy
          className="aspect-[8/5] w-20 shrink-0 rounded-panel bg-blush object-cover"
        />
        <h2 id={card} className="min-w-0 scroll-mt-4 title-card">
          <Link to={cardAddress(card)} className="hover:underline">
            {title}
          </Link>
        </h2>
      </div>
      <div className="rounded-card border border-line bg-raised px-5 [&>:last-child]:border-none">
        {faq.map(({ question, answer }) => (
          <Disclosure key={`${question}${open}`} title={question} open={open}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function Beside({ cards }: { cards: readonly PackageCardSummary[] }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-6 tablet:sticky tablet:top-4">
      {cards.length > 1 && (
        <Contents
          title={formatMessage({ id: 'questionnaires.card.faq.contents' })}
          parts={cards.map(({ card, title }) => ({ id: card, title }))}
        />
      )}
      <Card as="aside" tone="blush">
        <p className="text-ink-soft">
          <FormattedMessage id="questionnaires.card.faq.missing" />
        </p>
        <Link to="/contact" className={linkClass}>
          <FormattedMessage id="questionnaires.card.faq.contact" />
        </Link>
      </Card>
    </div>
  )
}

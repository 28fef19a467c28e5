// The page that the card in a parcel leads to: the product and its first steps, the questionnaire with what it brings, films,
// questions and answers, the longer warranty.
import { FormattedMessage } from 'react-intl'
import { Link } from '@tanstack/react-router'
import type { PackageCard } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Columns } from '../../../ui/Columns.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { linkClass } from '../../../ui/link.ts'
import { SectionHead } from '../../../ui/PageHead.tsx'
import { Films } from './Films.tsx'
import { Sellers } from './Sellers.tsx'
import { CardGate } from './CardGate.tsx'
import { TellUs } from './TellUs.tsx'
import { WarrantyCard } from './WarrantyCard.tsx'

export const CardPage = ({ card }: { card: string }) => (
  <CardGate card={card}>{(shown) => <Page card={shown} />}</CardGate>
)

function Page({ card }: { card: PackageCard }) {
  const { title, teaser, picture, steps, videos, faq, questionnaireId, product, marketplaces } = card
  return (
    <Columns
      aside={
        <>
          <TellUs questionnaireId={questionnaireId} />
          {product !== null && <WarrantyCard product={product} />}
        </>
      }
      after={
        <>
          {videos.length > 0 && <Films card={card} />}
          <section>
            <SectionHead title={<FormattedMessage id="questionnaires.card.faq.here" />} />
            <div className="rounded-card border border-line bg-raised px-5 [&>:last-child]:border-none">
              {faq.map(({ question, answer }) => (
                <Disclosure key={question} title={question}>
                  {answer}
                </Disclosure>
              ))}
            </div>
            <Link to="/activity/packageCard/faq" className={`${linkClass} mt-2`}>
              <FormattedMessage id="questionnaires.card.faq.all" />
            </Link>
          </section>
          <Sellers marketplaces={marketplaces} />
        </>
      }
    >
      <Card as="section" padding="none">
        <Drawing src={picture} className="aspect-[8/5] max-h-80 w-full bg-blush object-cover" />
        <div className="p-5 tablet:p-6">
          <h1 className="title-page">{title}</h1>
          <p className="mt-2 text-ink-soft">{teaser}</p>
          <Steps steps={steps} />
        </div>
      </Card>
    </Columns>
  )
}

const Steps = ({ steps }: Pick<PackageCard, 'steps'>) => (
  <ol className="mt-6 grid gap-5">
    {steps.map(({ title, text }, place) => (
      <li key={title} className="flex gap-4">
        <span
          aria-hidden
          className="amount grid size-9 shrink-0 place-items-center rounded-full bg-blush text-accent"
        >
          {place + 1}
        </span>
        <div className="min-w-0 pt-1">
          <h2 className="font-semibold">{title}</h2>
          <p className="mt-0.5 text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

// Page about a product, opened by the QR code on its package card: first steps, questionnaire with its reward, films,
// questions and answers, and registration of the warranty.
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useRouter } from '@tanstack/react-router'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { PackageCard } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { CardGate } from './CardGate.tsx'
import { TellUs } from './TellUs.tsx'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { cardAddress } from './address.ts'
import { Film } from './Film.tsx'
import { useAppContext, useStore } from '#src/runtime/app/AppProvider.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'

export const CardPage = ({ card }: { card: string }) => (
  <CardGate card={card}>{(packageCard) => <Page card={packageCard} />}</CardGate>
)

function Page({ card }: { card: PackageCard }) {
  const { title, teaser, picture, steps, videos, faq, questionnaireId, product, marketplaces } = card
  return (
    <Columns
      aside={
        <>
          <TellUs questionnaireId={questionnaireId} />
          {product !== null && <WarrantyCard product={product} />}
          {videos.length > 0 && <Films card={card} />}
          <Sellers marketplaces={marketplaces} />
        </>
      }
      after={
        <>
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
        </>
      }
    >
      <Card as="section" padding="none">
        <Drawing src={picture} className="aspect-[8/5] max-h-64 w-full bg-blush object-cover" />
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

/** Shows the films of a card as thumbnails, or as a link if the card has a separate page for films. */
function Films({ card: { card, videos } }: { card: PackageCard }) {
  const router = useRouter()
  const page = cardAddress(card, 'video')
  return (
    <section>
      <SectionHead title={<FormattedMessage id="questionnaires.card.films" />} />
      {hasPage(router, page) ? (
        <PageLink to={page} look={{ variant: 'soft', full: true }}>
          <FormattedMessage id="questionnaires.card.films.go" />
        </PageLink>
      ) : (
        <div className="grid gap-4">
          {videos.map((film) => (
            <Film key={film.id} film={film} level={3} />
          ))}
        </div>
      )}
    </section>
  )
}

/**
 * Links to the marketplace (shopping site) of the reader's country. In countries without a site of the brand, links to
 * the marketplace of the United States.
 */
function Sellers({ marketplaces }: Pick<PackageCard, 'marketplaces'>) {
  const { formatDisplayName } = useIntl()
  const home = useStore(useAppContext().countryCode)
  const sellerCountry = home === 'EN' ? 'US' : home
  const marketplace = marketplaces.find(({ countryCode }) => countryCode === sellerCountry)
  if (!marketplace) return null
  const country = formatDisplayName(marketplace.countryCode, { type: 'region' })
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="questionnaires.card.sold" values={{ country, marketplace: marketplace.name }} />
    </p>
  )
}

/** Links to the registration of the product, which extends the warranty. */
const WarrantyCard = ({ product }: { product: string }) => (
  <Card as="section">
    <h2 className="flex items-center gap-2 title-card">
      <BadgeCheck aria-hidden className="size-6 shrink-0 text-accent" />
      <FormattedMessage id="questionnaires.card.warranty" />
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">
      <FormattedMessage id="questionnaires.card.warranty.text" />
    </p>
    <Link
      to="/products/register"
      search={{ product }}
      className={buttonClass({ variant: 'soft', full: true })}
    >
      <FormattedMessage id="questionnaires.card.warranty.go" />
    </Link>
  </Card>
)

// Renders the blocks of a campaign page, with one component per kind of block.
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Campaign, CampaignBlock } from '#generated/schema.d.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { EventCard } from '../event/EventCard.tsx'
import { Rules, Story, TimeLeftBlock } from './MoreBlocks.tsx'
import { Picture } from '../Picture.tsx'
import { MyRaffle } from '../raffle/MyRaffle.tsx'
import { RaffleCard } from '../raffle/RaffleCard.tsx'
import { WinnersBlock } from '../raffle/WinnersBlock.tsx'

type Block<Kind extends CampaignBlock['kind']> = Extract<CampaignBlock, { kind: Kind }>

type Page = {
  campaign: Campaign
  /** Time at which the data was loaded, in ms since 1970. */
  readAt: number
}

/**
 * @param blocks blocks of the page from top to bottom; two blocks of the same kind may have equal titles, so titles are
 * not unique
 */
export const CampaignBlocks = ({ blocks, ...page }: { blocks: CampaignBlock[] } & Page) =>
  blocks.map((block, index) => <Part key={`${block.kind}-${index}`} block={block} {...page} />)

function Part({ block, campaign, readAt }: { block: CampaignBlock } & Page) {
  switch (block.kind) {
    case 'hero':
      return (
        <CampaignHero hero={block}>
          <MyRaffle campaign={campaign} />
        </CampaignHero>
      )
    case 'text':
      return (
        <section className="max-w-read px-1">
          <h2 className="title-card">{block.title}</h2>
          <p className="mt-2 text-ink-soft">{block.text}</p>
        </section>
      )
    case 'steps':
      return <Steps {...block} />
    case 'prizes':
      return <Prizes {...block} />
    case 'products':
      return <Products {...block} />
    case 'faq':
      return <Faq {...block} />
    case 'story':
      return <Story {...block} />
    case 'countdown':
      return <TimeLeftBlock {...block} readAt={readAt} />
    case 'form':
      return <EventCard campaign={campaign} />
    case 'raffle':
      return <RaffleCard campaign={campaign} />
    case 'rules':
      return <Rules {...block} />
    case 'winners':
      return <WinnersBlock block={block} campaign={campaign} />
  }
}

function Steps({ title, steps }: Block<'steps'>) {
  return (
    <section>
      <h2 className="title-card">{title}</h2>
      <ol className="mt-3 grid grid-cols-1 gap-3 @min-[40rem]:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {steps.map((step, index) => (
          <Card as="li" key={step.title} padding="snug" className="flex gap-3 @min-[40rem]:flex-col">
            <span
              aria-hidden
              className="amount grid size-9 shrink-0 place-items-center rounded-full bg-blush text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{step.title}</h3>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
          </Card>
        ))}
      </ol>
    </section>
  )
}

function Prizes({ title, prizes }: Block<'prizes'>) {
  const { formatNumber } = useIntl()
  return (
    <Tiles title={title}>
      {prizes.map(({ name, text, picture, count, odds }) => (
        <Tile
          key={name}
          picture={picture}
          text={text}
          note={odds !== null && odds < 1 && <OddsText odds={odds} />}
        >
          {name} {count !== null && <Badge tone="coin">× {formatNumber(count)}</Badge>}
        </Tile>
      ))}
    </Tiles>
  )
}

function Products({ title, products }: Block<'products'>) {
  const router = useRouter()
  return (
    <Tiles title={title}>
      {products.map(({ name, text, picture, to }) => (
        <Tile key={name} picture={picture} text={text}>
          {hasPage(router, to) ? (
            <Link
              to={to}
              className="text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </Tile>
      ))}
    </Tiles>
  )
}

function Tiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title-card">{title}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 @min-[34rem]:grid-cols-2">{children}</ul>
    </section>
  )
}

/** Shows the current probability that one more ticket would win. */
function OddsText({ odds }: { odds: number }) {
  const { formatNumber } = useIntl()
  const share = formatNumber(odds, { style: 'percent', maximumSignificantDigits: 2 })
  return <FormattedMessage id="activities.raffle.odds" values={{ odds: share }} />
}

type TileProps = { picture: string; text: string; note?: ReactNode; children: ReactNode }

/** Shows a picture next to a heading (the children of the component) and a text. */
function Tile({ picture, text, note, children }: TileProps) {
  return (
    <Card as="li" padding="snug" className="flex items-center gap-4">
      <Picture src={picture} className="size-20 shrink-0 rounded-panel" />
      <div>
        <h3 className="font-semibold">{children}</h3>
        <p className="mt-1 text-ink-soft">{text}</p>
        {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      </div>
    </Card>
  )
}

function Faq({ title, questions }: Block<'faq'>) {
  return (
    <section>
      <h2 className="title-card">{title}</h2>
      <div className="mt-3 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-5 py-3 font-semibold">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-5 pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

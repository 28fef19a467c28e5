// Links to the open draws. The odds are not repeated here, because the linked pages show them.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListLuckyGifts } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { WinScene } from '#src/art/scenes/WinScene.tsx'
import { Card } from '#src/ui/content/Card.tsx'

export function DrawTeaser() {
  const { formatMessage } = useIntl()
  const { end } = useFormats()
  const { data: member } = useGetMyMembership()
  const { data } = useListLuckyGifts()
  if (data.draws.length === 0) return null
  return (
    <section aria-label={formatMessage({ id: 'gifts.draws' })} className="grid gap-4">
      {data.draws.map(({ draw: { draw, name, closesAt, tickets }, gifts }) => (
        <Card
          key={draw}
          as="article"
          tone="blush"
          padding="snug"
          className="flex flex-wrap items-center gap-4 hover:border-line-strong"
        >
          <WinScene className="w-28 shrink-0" />
          <div className="min-w-0 grow basis-32">
            <p className="text-sm text-ink-soft">
              <FormattedMessage id="gifts.draws.prizes" values={{ count: gifts.length }} />
            </p>
            <h2 className="font-semibold">
              <Link to="/gifts/luckyDraw" search={{ draw }} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">
              {tickets > 0 ? (
                <FormattedMessage id="gifts.draws.tickets" values={{ count: tickets }} />
              ) : (
                <FormattedMessage
                  id="gifts.draws.until"
                  values={{ date: end(closesAt, member.timeZone, 'medium') }}
                />
              )}
            </p>
          </div>
        </Card>
      ))}
    </section>
  )
}

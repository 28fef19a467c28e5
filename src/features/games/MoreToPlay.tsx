// Lists the other games: first the bonus game, then open games (with the state of today's check-in), upcoming games,
// and the draws.
import Ticket from 'lucide-react/icons/ticket'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListGames } from '#generated/hooks/games.ts'
import type { Game, GameSummary } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { GamePicture } from './GameScene.tsx'
import { isBonus } from './milestones.ts'

/** @param wide true to show the games in two columns */
export function MoreToPlay({ without, wide }: { without: Game; wide?: boolean }) {
  const { formatMessage } = useIntl()
  const { data } = useListGames()
  const otherGames = data.games.filter((game) => game.game !== without && isOffered(game))
  const title = formatMessage({ id: 'games.more.title' })
  return (
    <section>
      <SectionHead title={title} />
      <List columns={wide} label={title}>
        {otherGames.map((game) => (
          <ListRow
            key={game.game}
            start={<GamePicture game={game.game} />}
            title={
              isBonus(game.game) ? (
                <span className="flex flex-wrap items-center gap-x-2">
                  {game.name}
                  <Badge tone="coin">
                    <FormattedMessage id="games.bonus" />
                  </Badge>
                </span>
              ) : (
                game.name
              )
            }
            text={<When game={game} />}
            render={(row) => <Link to={`/games/${game.game}`} {...row} />}
          />
        ))}
        <ListRow
          start={
            <span className="grid h-14 w-20 place-items-center rounded-control bg-blush">
              <Ticket aria-hidden className="size-7" />
            </span>
          }
          title={<FormattedMessage id="games.draw.title" />}
          text={<FormattedMessage id="games.more.draws" />}
          render={(row) => <Link to="/gifts/luckyDraw" {...row} />}
        />
      </List>
    </section>
  )
}

/** Returns true for games that are open to the member now or will open to the member later. */
const isOffered = ({ eligibility: { ok, reasons } }: GameSummary) =>
  ok || (reasons.length > 0 && reasons.every(({ code }) => code === 'NOT_OPEN_YET'))

function When({ game: { season, state, checkedInToday, paused } }: { game: GameSummary }) {
  const { date } = useFormats()
  const phase = checkedInToday ? 'done' : paused ? 'paused' : season ? state : 'always'
  const day = season && (state === 'ahead' ? season.from : season.to)
  return (
    <FormattedMessage id="games.more.when" values={{ when: phase, date: day ? date(day, 'medium') : '' }} />
  )
}

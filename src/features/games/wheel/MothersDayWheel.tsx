// Wheel of the Mother's Day game. Each check-in of the game grants a ticket; a turn of the wheel opens the ticket.
import { useGetCheckIn } from '#generated/hooks/games.ts'
import { wheelOf } from './wheelOf.ts'
import { WheelCard } from './WheelCard.tsx'

export function MothersDayWheel({ resultId }: { resultId: string | undefined }) {
  const { data: state } = useGetCheckIn({ game: 'motherDay' })
  const wheel = wheelOf(state)
  return wheel && <WheelCard drawId={wheel.draw} days={wheel.days} resultId={resultId} />
}

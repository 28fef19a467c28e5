// Celebrates the first coins of a member: coins fly to the balance, and a ring shows the way to the first product.
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getToday } from '#generated/calls/account.ts'
import { Coin } from '#src/art/Coin.tsx'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'

type FirstRewardProps = { coins: number; onClose: () => void }

export function FirstReward({ coins, onClose }: FirstRewardProps) {
  const { formatMessage } = useIntl()
  const { data: today } = useQuery({ ...getToday.query(), meta: { handlesErrors: true } })
  const [landed, setLanded] = useState(0)
  useEffect(vibrate, [])
  const missing = today?.coinShop.affordable === 0 ? today.coinShop.missing : null
  const title = formatMessage({ id: 'platform.first.title' }, { coins })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={formatMessage({ id: 'platform.close' })}>
      <div data-celebration className="grid justify-items-center gap-4 text-center">
        <div className="relative">
          <Ring
            value={missing === null ? 1 : (landed / (coins + missing)) * coins}
            label={formatMessage({ id: 'platform.balance' }, { coins })}
            size={9}
          >
            <span aria-hidden className="title-hero">
              {Math.round(landed * coins)}
            </span>
          </Ring>
          <Flight onLanded={setLanded} />
        </div>
        <p>
          <FormattedMessage id="platform.first.text" values={{ missing: missing ?? 0 }} />
        </p>
        <Button full onClick={onClose}>
          <FormattedMessage id="platform.first.next" />
        </Button>
      </div>
    </Dialog>
  )
}

/** Start of each coin, relative to the ring, in rem. The coins start at both sides, so that they never cover text. */
const starts = [
  [-8, 2],
  [8, 3],
  [-7.5, -2],
  [7.5, -1],
  [-8.5, 0],
] as const

const duration = 500
const interval = 140

/** Coins that fly into the ring. @param onLanded called with the share of coins that have arrived, from 0 to 1 */
function Flight({ onLanded }: { onLanded: (share: number) => void }) {
  const area = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const coins = [...(area.current?.children ?? [])]
    if (prefersReducedMotion() || coins.length === 0) return onLanded(1)
    const flights = coins.map((coin, index) => {
      const [x, y] = starts[index] ?? [0, 0]
      const flight = coin.animate(
        [
          { transform: `translate(${x}rem, ${y}rem) scale(0.6)`, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { opacity: 1, offset: 0.8 },
          { transform: 'none', opacity: 0 },
        ],
        { duration, delay: index * interval, easing: 'cubic-bezier(0.3, 0, 0.3, 1)', fill: 'backwards' },
      )
      flight.onfinish = () => onLanded((index + 1) / coins.length)
      return flight
    })
    return () => flights.forEach((flight) => flight.cancel())
  }, [onLanded])
  return (
    <span
      ref={area}
      aria-hidden
      className="pointer-events-none absolute inset-0 grid place-items-center *:col-start-1 *:row-start-1"
    >
      {starts.map(([x]) => (
        <Coin key={x} bare className="size-8 opacity-0" />
      ))}
    </span>
  )
}

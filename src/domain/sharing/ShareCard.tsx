// Button that opens a card to share about the level, the streak or a prize. The code of the card loads after the click.
import Images from 'lucide-react/icons/image'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Area } from '#src/runtime/layout/Area.tsx'
import { usePartOnDemand } from '#src/runtime/app/usePartOnDemand.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import type { CardOfMember } from './cardOfMember.ts'

const loadPanel = () => import('./ShareCardPanel.tsx').then(({ ShareCardPanel }) => ShareCardPanel)

export function ShareCard(card: CardOfMember) {
  const { isOpen, Part: Panel, toggle } = usePartOnDemand(loadPanel)
  const panel = useId()
  return (
    <div className="w-full max-w-96">
      <Button
        full
        variant="quiet"
        icon={<Images aria-hidden className="size-5" />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <FormattedMessage id={isOpen ? 'games.card.hide' : 'games.card.show'} />
      </Button>
      <div id={panel}>
        {isOpen && (
          <Area>
            {Panel ? <Panel {...card} /> : <Skeleton shape="block" className="mt-4 aspect-4/5 w-full" />}
          </Area>
        )}
      </div>
    </div>
  )
}

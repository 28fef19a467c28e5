// Whose gift it is, where there are several babies: twins have a gift each.
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import type { GiftOccasion } from '../../../../generated/schema.d.ts'
import { Chips } from '../../../ui/Chips.tsx'
import { linkToOccasion, type OccasionKind } from './occasions.ts'

type BabySwitchProps = {
  kind: OccasionKind
  occasions: readonly GiftOccasion[]
  shown: GiftOccasion
}

export function BabySwitch({ kind, occasions, shown }: BabySwitchProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <div className="mb-4 tablet:mb-6">
      <Chips
        label={formatMessage({ id: 'gifts.occasion.for' })}
        options={occasions.map(({ babyId, babyName }, index) => ({
          value: String(babyId),
          label: babyName ?? formatMessage({ id: 'gifts.occasion.baby' }, { number: index + 1 }),
        }))}
        values={[String(shown.babyId)]}
        onValuesChange={([baby]) =>
          void navigate({ ...linkToOccasion(kind, { baby }), replace: true, resetScroll: false })
        }
      />
    </div>
  )
}

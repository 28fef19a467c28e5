// Shows how many coins are missing for a price, and for how many days the member must check in to earn them.
import { FormattedMessage } from 'react-intl'
import type { MallSaving } from '#generated/schema.d.ts'

export const SavingText = ({ saving }: { saving: MallSaving }) => (
  <FormattedMessage id="coins.saving" values={{ coins: saving.coins, days: saving.days }} />
)

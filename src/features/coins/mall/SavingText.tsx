// Shows the missing coins for a price, and the days of check-ins until then.
import { FormattedMessage } from 'react-intl'
import type { MallSaving } from '#generated/schema.d.ts'

export const SavingText = ({ saving }: { saving: MallSaving }) => (
  <FormattedMessage id="coins.saving" values={{ coins: saving.coins, days: saving.days }} />
)

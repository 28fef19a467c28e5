// How far it is to a price: the coins that are missing, and in how many days of check-in they are there.
import { FormattedMessage } from 'react-intl'
import type { MallSaving } from '#generated/schema.d.ts'

export const SavingText = ({ saving }: { saving: MallSaving }) => (
  <FormattedMessage id="coins.saving" values={{ coins: saving.coins, days: saving.days }} />
)

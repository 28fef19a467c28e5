// Formats the shop price of an offer as its value. Pages show a value only in the currency of the reader's country.
import type { Money } from '#generated/schema.d.ts'
import type { moneyFormat } from '#src/runtime/format/money.ts'

type Valued = { value?: Money | undefined; valueIsLocal?: boolean | undefined }

/** @returns undefined if the value is unknown or in the currency of another country */
export const valueText = (
  money: ReturnType<typeof moneyFormat>,
  { value, valueIsLocal = true }: Valued,
): string | undefined => (value && valueIsLocal ? money(value.amount, value.currency, 'round') : undefined)

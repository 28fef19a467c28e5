// Formats postal addresses for parcels in the format of each country.
import type { IntlShape } from 'react-intl'
import type { Address, AddressFormPart } from '#generated/schema.d.ts'

type Parts = Pick<Address, Exclude<AddressFormPart['name'], 'province'> | 'provinceName' | 'countryCode'>

const general = ['line1', 'line2', 'ward, district', 'city postcode', 'province']

/**
 * Lines of an address by country. Each line lists the names of address parts with their separators, such as `city,
 * province postcode`.
 */
const lines: Readonly<Record<string, readonly string[]>> = {
  US: ['line1', 'line2', 'city, province postcode'],
  TH: ['line1', 'line2', 'ward, city', 'province postcode'],
  ID: ['line1', 'line2', 'ward, district', 'city, province postcode'],
  VN: ['line1', 'line2', 'ward, province postcode'],
}

/** Returns the lines of an address, ending with the name of the country; omits empty parts. */
export function addressLines(intl: IntlShape, address: Parts): string[] {
  const { countryCode } = address
  const values = new Map<string, string | undefined>(
    Object.entries({ ...address, province: address.provinceName }),
  )
  const written = (lines[countryCode] ?? general).map((line) =>
    joined(
      ', ',
      line.split(', ').map((words) =>
        joined(
          ' ',
          words.split(' ').map((part) => values.get(part)),
        ),
      ),
    ),
  )
  return [...written, intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode].filter(Boolean)
}

/** Joins the parts that are not empty. Thai script separates the parts of an address by spaces, without commas. */
function joined(between: string, parts: (string | undefined)[]) {
  const filled = parts.filter(Boolean)
  return filled.join(filled.some((part) => part && /\p{Script=Thai}/u.test(part)) ? ' ' : between)
}

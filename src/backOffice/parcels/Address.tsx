// Shows the address of a parcel in the language of its country, so that the browser shapes its script correctly.
import { FormattedMessage } from 'react-intl'
import type { OpenedParcel } from '#generated/backOffice/schema.d.ts'
import classes from './Address.module.css'

const languages: Readonly<Record<string, string>> = { TH: 'th', VN: 'vi', ID: 'id' }

/** Language of addresses in a country, as an attribute of the document. */
export const languageOf = (countryCode: string | null) => languages[countryCode ?? ''] ?? 'en'

export function Address({ parcel: { address, countryCode } }: { parcel: OpenedParcel }) {
  if (!address)
    return (
      <span>
        <FormattedMessage id="backOffice.parcel.noAddress" />
      </span>
    )
  return (
    <address className={classes.address} lang={languageOf(countryCode)}>
      <strong>{address.recipient}</strong>
      {address.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
        <span key={at}>{line}</span>
      ))}
      <span lang="en">{address.country}</span>
      <span>{address.phone}</span>
    </address>
  )
}

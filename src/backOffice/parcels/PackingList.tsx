// Packing list: number of pieces of each product, and one row with a box to tick for each parcel.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenedParcel } from '#generated/backOffice/schema.d.ts'
import { languageOf } from './Address.tsx'
import classes from './PrintPage.module.css'

export function PackingList({ parcels }: { parcels: readonly OpenedParcel[] }) {
  const intl = useIntl()
  const [printedAt] = useState(() => new Date())
  const byProduct = [...Map.groupBy(parcels, ({ product }) => product)]
  return (
    <section className={classes.list}>
      <h2>
        <FormattedMessage id="backOffice.print.list" />
      </h2>
      <p>
        <FormattedMessage
          id="backOffice.print.summary"
          values={{
            date: intl.formatDate(printedAt, { dateStyle: 'long' }),
            count: parcels.length,
          }}
        />
      </p>
      <table>
        <thead>
          <tr>
            <th>
              <FormattedMessage id="backOffice.parcels.product" />
            </th>
            <th>
              <FormattedMessage id="backOffice.print.pieces" />
            </th>
          </tr>
        </thead>
        <tbody>
          {byProduct.map(([product, group]) => (
            <tr key={product}>
              <td>{product}</td>
              <td>{group.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>
              <FormattedMessage id="backOffice.parcels.product" />
            </th>
            <th>
              <FormattedMessage id="backOffice.print.recipient" />
            </th>
            <th>
              <FormattedMessage id="backOffice.parcel.id" />
            </th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel) => (
            <tr key={parcel.id}>
              <td>
                <span className={classes.box} />
                <span>{parcel.product}</span>
              </td>
              <td lang={languageOf(parcel.countryCode)}>
                {[parcel.address?.recipient, parcel.address?.country].filter(Boolean).join(', ')}
              </td>
              <td className={classes.small}>{parcel.id}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

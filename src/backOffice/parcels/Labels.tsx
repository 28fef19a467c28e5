// Address labels: one label for each parcel, 8 labels on a sheet of A4.
import type { OpenedParcel } from '#generated/backOffice/schema.d.ts'
import { Address } from './Address.tsx'
import classes from './PrintPage.module.css'

/** Labels on a sheet: two columns with four rows. */
const perSheet = 8

export function Labels({ parcels }: { parcels: readonly OpenedParcel[] }) {
  const sheets = Array.from({ length: Math.ceil(parcels.length / perSheet) }, (_, at) =>
    parcels.slice(at * perSheet, (at + 1) * perSheet),
  )
  return (
    <>
      {sheets.map((labels) => (
        <section key={labels[0]?.id} className={classes.sheet}>
          {labels.map((parcel) => (
            <article key={parcel.id} className={classes.label}>
              <Address parcel={parcel} />
              <footer className={classes.small}>
                <span>{parcel.product}</span>
                <span>{parcel.id}</span>
              </footer>
            </article>
          ))}
        </section>
      ))}
    </>
  )
}

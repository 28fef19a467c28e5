// Names an act in a sentence, such as "Export 1,200 parcels with addresses".
import { useIntl } from 'react-intl'
import type { Approval, ParcelRequest } from '#generated/backOffice/schema.d.ts'

type Act = Approval | ParcelRequest

export function useActName(): (act: Act) => string {
  const intl = useIntl()
  return (act) => {
    if (act.kind === 'coins')
      return intl.formatMessage({ id: 'backOffice.approval.coins' }, { coins: act.amount })
    if (act.kind === 'parcelMove' && act.state)
      return intl.formatMessage({ id: `backOffice.move.${act.state}` }, { count: act.rows })
    const kind = act.kind === 'parcelImport' ? act.kind : 'parcelExport'
    return intl.formatMessage({ id: `backOffice.approval.${kind}` }, { rows: act.rows })
  }
}

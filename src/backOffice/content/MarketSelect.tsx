// Select of the market whose time zone is used for times.
import { Select } from '@mantine/core'
import { useIntl } from 'react-intl'
import { markets, useMarket } from './form/zone.ts'

export function MarketSelect() {
  const intl = useIntl()
  const [market, setMarket] = useMarket()
  return (
    <Select
      w={180}
      label={intl.formatMessage({ id: 'backOffice.content.zone' })}
      data={markets.map((value) => ({
        value,
        label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
      }))}
      value={market}
      onChange={(value) => {
        const next = markets.find((each) => each === value)
        if (next) setMarket(next)
      }}
      allowDeselect={false}
    />
  )
}

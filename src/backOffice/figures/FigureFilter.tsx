// Filter of the figures: length and number of periods, last day, country and language.
import { Group, Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useIntl } from 'react-intl'
import { FigurePeriod } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { counts, languageNames, type FiguresSearch, type queryOf } from './search.ts'

type Props = {
  fieldRef: React.Ref<HTMLInputElement>
  query: ReturnType<typeof queryOf>
  countries: readonly string[]
  onChange: (changed: FiguresSearch) => void
}

export function FigureFilter({ fieldRef, query, countries, onChange }: Props) {
  const intl = useIntl()
  const { period, count, until, countryCode, language } = query
  return (
    <Group gap="sm" align="end">
      <Input.Wrapper label={intl.formatMessage({ id: 'backOffice.figures.period' })} labelElement="div">
        <SegmentedControl
          display="flex"
          transitionDuration={0}
          aria-label={intl.formatMessage({ id: 'backOffice.figures.period' })}
          data={FigurePeriod.options.map((value) => ({
            value,
            label: intl.formatMessage({ id: `backOffice.period.${value}` }),
          }))}
          value={period}
          onChange={(value) =>
            onChange({ period: FigurePeriod.options.find((each) => each === value), count: undefined })
          }
        />
      </Input.Wrapper>
      <Select
        ref={fieldRef}
        w={150}
        label={intl.formatMessage({ id: 'backOffice.figures.count' })}
        data={counts[period]
          .toSorted((a, b) => a - b)
          .map((value) => ({
            value: String(value),
            label: intl.formatMessage({ id: `backOffice.count.${period}` }, { count: value }),
          }))}
        value={String(count)}
        allowDeselect={false}
        onChange={(value) => onChange({ count: Number(value) })}
      />
      <TextInput
        type="date"
        label={intl.formatMessage({ id: 'backOffice.figures.until' })}
        value={until ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ until: value === '' ? undefined : value })}
      />
      <Select
        w={170}
        label={intl.formatMessage({ id: 'backOffice.figures.country' })}
        placeholder={intl.formatMessage({ id: 'backOffice.figures.allCountries' })}
        data={countries.map((value) => ({
          value,
          label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
        }))}
        value={countryCode ?? null}
        onChange={(value) => onChange({ countryCode: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.figures.allCountries' }) }}
      />
      <Select
        w={170}
        label={intl.formatMessage({ id: 'backOffice.figures.language' })}
        placeholder={intl.formatMessage({ id: 'backOffice.figures.allLanguages' })}
        data={languageNames.map(({ wire, name }) => ({ value: wire, label: name }))}
        value={language ?? null}
        onChange={(value) => onChange({ language: languageNames.find(({ wire }) => wire === value)?.wire })}
        clearable
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.figures.allLanguages' }) }}
      />
    </Group>
  )
}

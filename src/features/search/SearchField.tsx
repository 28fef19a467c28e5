// Search field. The form works without scripts: the browser then opens the search page with the query.
import Search from 'lucide-react/icons/search'
import { useIntl } from 'react-intl'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { longestQuery } from './search.ts'

type SearchFieldProps = {
  text: string
  onText: (text: string) => void
  onSearch: (text: string) => void
}

export function SearchField({ text, onText, onSearch }: SearchFieldProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'search.label' })
  return (
    <search>
      <form
        action="/villages/search"
        method="get"
        data-works-alone
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text)
        }}
      >
        <Field label={label} hideLabel>
          <TextInput
            type="search"
            name="query"
            start={<Search aria-hidden className="size-5" />}
            placeholder={formatMessage({ id: 'search.title' })}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestQuery}
            value={text}
            onChange={({ currentTarget: { value } }) => onText(value)}
          />
        </Field>
      </form>
    </search>
  )
}

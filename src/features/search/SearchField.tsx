// Search field. The form works without scripts: the browser then opens the search page with the query.
import Search from 'lucide-react/icons/search'
import { useIntl } from 'react-intl'
import type { SearchKind } from '#generated/schema.d.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { longestQuery } from './search.ts'

type SearchFieldProps = {
  /** Kind of the results; all kinds if omitted. */
  kind?: SearchKind | undefined
  text: string
  /** True if the page was opened to type a search. */
  autoFocus?: boolean
  onText: (text: string) => void
  onSearch: (text: string) => void
}

export function SearchField({ kind, text, autoFocus, onText, onSearch }: SearchFieldProps) {
  const { formatMessage } = useIntl()
  const isShop = kind === 'product'
  return (
    <search className="max-w-read">
      <form
        action="/villages/search"
        method="get"
        data-works-alone
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text)
        }}
      >
        {kind && <input type="hidden" name="kind" value={kind} />}
        <Field label={formatMessage({ id: isShop ? 'search.shop' : 'search.label' })} hideLabel>
          <TextInput
            type="search"
            name="query"
            start={<Search aria-hidden className="size-5" />}
            placeholder={formatMessage({ id: isShop ? 'search.shop' : 'search.title' })}
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={autoFocus}
            maxLength={longestQuery}
            value={text}
            onChange={({ currentTarget: { value } }) => onText(value)}
          />
        </Field>
      </form>
    </search>
  )
}

// Search field that filters the list below it while the user types; shows a message if no item matches.
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

type FilterFieldProps = {
  label: string
  words: string
  onChange: (words: string) => void
  /** True if no item of the list matches the search text. */
  isEmpty: boolean
  none: ReactNode
  /** Label of the button that clears the filter. */
  all: ReactNode
}

export function FilterField({ label, words, onChange, isEmpty, none, all }: FilterFieldProps) {
  return (
    <>
      <search>
        <Field label={label}>
          <TextInput
            type="search"
            start={<Search aria-hidden className="size-5" />}
            enterKeyHint="search"
            autoComplete="off"
            value={words}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      </search>
      <div aria-live="polite">
        {isEmpty && (
          <EmptyState
            title={none}
            action={
              <Button variant="soft" onClick={() => onChange('')}>
                {all}
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}

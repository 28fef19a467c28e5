// Search field on other pages; opens the search page.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { SearchKind } from '#generated/schema.d.ts'
import { queryIn } from './search.ts'
import { SearchField } from './SearchField.tsx'

/** @param kind kind of the results, for pages with items of one kind */
export function SearchBox({ kind }: { kind?: SearchKind }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <SearchField
      kind={kind}
      text={text}
      onText={setText}
      onSearch={(searched) =>
        void navigate({ to: '/villages/search', search: { query: queryIn(searched), kind } })
      }
    />
  )
}

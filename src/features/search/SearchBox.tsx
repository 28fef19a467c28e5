// Search field on other pages; opens the search page.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { queryIn } from './search.ts'
import { SearchField } from './SearchField.tsx'

export function SearchBox() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <SearchField
      text={text}
      onText={setText}
      onSearch={(searched) => void navigate({ to: '/villages/search', search: { query: queryIn(searched) } })}
    />
  )
}

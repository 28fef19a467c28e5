// `/del-account`, the deletion of an account: explains which data will be deleted and that the deletion can be undone
// for seven days. Shows a goodbye page afterwards.
import { useState } from 'react'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Goodbye, type ClosedAccount } from './Goodbye.tsx'
import { Leaving } from './Leaving.tsx'

export function DeletionPage() {
  const app = useAppContext()
  const [closed, setClosed] = useState<ClosedAccount>()
  if (closed) return <Goodbye {...closed} />
  return (
    <Leaving
      onClosed={(account) => {
        setClosed(account)
        // Delete the cached data as well: closing the account has ended the session.
        app.signOut()
      }}
    />
  )
}

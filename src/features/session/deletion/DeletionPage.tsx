// `/del-account`: deletes the account: shows the data that will be deleted, seven days to undo it, and a goodbye.
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
        // The session has ended with the account: also delete cached data.
        app.signOut()
      }}
    />
  )
}

// `/del-account`: the end of an account. What goes with it, seven days to think again, and a goodbye.
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
        // The session has ended with the account: what was read with it is forgotten here as well.
        app.signOut()
      }}
    />
  )
}

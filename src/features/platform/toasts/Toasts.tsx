// Loads the toast board after the page; until then toasts are queued in their store.
import { useEffect, useState, type ComponentType } from 'react'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { undisturbed } from '#src/runtime/loading/deferred.ts'

export function Toasts() {
  const { toasts } = useAppContext()
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(() => {
    const fetchBoard = async () => {
      await undisturbed()
      const { ToastBoard } = await import('./ToastBoard.tsx')
      setBoard(() => ToastBoard)
    }
    // Loading fails offline: each toast triggers a retry.
    const tryFetch = () => void fetchBoard().catch(() => {})
    tryFetch()
    return toasts.subscribe(tryFetch)
  }, [toasts])

  return Board && <Board />
}

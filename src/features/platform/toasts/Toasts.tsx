// The place of the toasts in every page. What shows them comes once the page has loaded; until then they wait in their
// store, so none is lost.
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
    // Where there is no connection it cannot be had: each toast is an occasion to try again.
    const tryFetch = () => void fetchBoard().catch(() => {})
    tryFetch()
    return toasts.subscribe(tryFetch)
  }, [toasts])

  return Board && <Board />
}

// Loads the component that shows toasts after the page has loaded. Until the component has loaded, the store queues
// toasts.
import { useEffect, useState, type ComponentType } from 'react'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { pageIdle } from '#src/runtime/loading/deferred.ts'

export function Toasts() {
  const { toasts } = useAppContext()
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(() => {
    const fetchBoard = async () => {
      await pageIdle()
      const { ToastBoard } = await import('./ToastBoard.tsx')
      setBoard(() => ToastBoard)
    }
    // Ignore the error if the component fails to load, for example while offline. The next toast starts a retry.
    const tryFetch = () => void fetchBoard().catch(() => {})
    tryFetch()
    return toasts.subscribe(tryFetch)
  }, [toasts])

  return Board && <Board />
}

// The place of the notices in every page. What shows them comes once the page has loaded; until then they wait in their
// store, so none is lost.
import { useEffect, useState, type ComponentType } from 'react'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { loadedOrTouched } from '../../../runtime/loading/deferred.ts'

export function Notices() {
  const { notices } = useAppContext()
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(() => {
    const fetchBoard = async () => {
      await loadedOrTouched()
      const { NoticeBoard } = await import('./NoticeBoard.tsx')
      setBoard(() => NoticeBoard)
    }
    // Where there is no connection it cannot be had: each notice is an occasion to try again.
    const tryFetch = () => void fetchBoard().catch(() => {})
    tryFetch()
    return notices.subscribe(tryFetch)
  }, [notices])

  return Board && <Board />
}

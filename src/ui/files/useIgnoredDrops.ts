// Ignores files that are dropped next to an uploader: the browser would open them instead of the page, and input
// would be lost.
import { useEffect } from 'react'

export function useIgnoredDrops() {
  useEffect(() => {
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [])
}

/** Allows dropping text into a field; an uploader has prevented the default already. */
function ignore(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

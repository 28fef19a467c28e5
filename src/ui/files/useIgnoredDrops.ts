// Ignores files that are dropped next to an uploader: the browser would open them over the page, and what was typed would be lost.
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

/** Text may be dropped into a field; an uploader has prevented the default by now. */
function ignore(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

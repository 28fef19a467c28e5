// React hook that ignores files dropped next to an uploader. Otherwise the browser would open them in place of the
// page, and input would be lost.
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

/** Allow dropping text into a field; an uploader has already prevented the default action. */
function ignore(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

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

/**
 * Prevents the browser from opening dropped files. Ignores text that is dropped into a field, and files that an
 * uploader has already handled.
 */
function ignore(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

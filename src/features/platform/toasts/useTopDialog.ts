// Whatever stands outside of a modal dialog is inert: it cannot be pressed, and screen readers are not told of it. What has
// to reach the member is therefore rendered inside the topmost dialog.
import { useEffect, useState } from 'react'

/** The modal dialog on top of the page, the one opened last; `undefined` while there is none. */
export function useTopDialog(): Element | undefined {
  const [open, setOpen] = useState<Element[]>([])
  useEffect(() => {
    const look = () =>
      setOpen((before) => {
        const now = [...document.querySelectorAll('dialog:modal')]
        // In the order in which they opened, which their places in the document do not tell.
        const kept = before.filter((dialog) => now.includes(dialog))
        const opened = now.filter((dialog) => !before.includes(dialog))
        return opened.length || kept.length < before.length ? [...kept, ...opened] : before
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  return open.at(-1)
}

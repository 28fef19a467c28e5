// React hook for a part of a page that a button opens, and whose code loads after the first click.
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useAppContext } from './AppProvider.tsx'
import { failureText } from '../format/failureText.ts'
import { pageChunk } from '../loading/reload.ts'

/**
 * If the code cannot be loaded, for example without a connection, a toast reports it, the part closes, and the page
 * stays. The next click loads the code again.
 * @returns `Part`, which is undefined until its code has loaded
 */
export function usePartOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { toasts } = useAppContext()
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  const toggle = async () => {
    setIsOpen(!isOpen)
    if (isOpen || loaded) return
    try {
      setLoaded({ Part: await pageChunk(load) })
    } catch (error) {
      toasts.show('negative', failureText(error, intl))
      setIsOpen(false)
    }
  }
  return { isOpen, Part: loaded?.Part, toggle: () => void toggle() }
}

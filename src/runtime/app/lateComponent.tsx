// Creates components that load after a page, together with their messages, so that they do not add to the first load.
import { useEffect, useState, type ComponentType } from 'react'
import { useAppContext } from './AppProvider.tsx'
import { pageIdle } from '../loading/deferred.ts'

/**
 * Returns a component that renders no element until its code and messages have loaded, or if they cannot be loaded.
 * @param load imports the component from the folder `src/domain/late`
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Late(props: Props) {
    const { localeStore } = useAppContext()
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      let isMounted = true
      const fetchPart = async () => {
        await pageIdle()
        const [part] = await Promise.all([load(), localeStore.load('late')])
        if (isMounted) setPart(() => part)
      }
      // Ignore the error: the page works without the component.
      void fetchPart().catch(() => {})
      return () => {
        isMounted = false
      }
    }, [localeStore])
    return Part && <Part {...props} />
  }
}

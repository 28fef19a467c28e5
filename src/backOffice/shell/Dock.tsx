// Place of notifications and of the panel that undoes decisions: below the links of the navigation, which leaves room
// for it; on a narrow screen, below the page.
import { Notifications } from '@mantine/notifications'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './Dock.module.css'

/** Number of visible notifications; later ones wait. */
const limit = 2

export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--dock-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (dock.current) observer.observe(dock.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={dock} className={classes.dock}>
      <Notifications
        position="bottom-left"
        limit={limit}
        withinPortal={false}
        classNames={{ root: classes.list ?? '', notification: classes.notification ?? '' }}
      />
      {children}
    </div>
  )
}

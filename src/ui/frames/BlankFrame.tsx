// Layout `blank`: only the page content, for redirects, full-screen scenes and error pages.
import type { ReactNode } from 'react'
import { contentId } from './frames.ts'

export interface BlankFrameProps {
  /** True to center the content in the window. */
  centred?: boolean
  children: ReactNode
}

export function BlankFrame({ centred, children }: BlankFrameProps) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={
        centred ? 'grid min-h-dvh place-items-center px-4 py-8 outline-none' : 'min-h-dvh outline-none'
      }
    >
      {children}
    </main>
  )
}

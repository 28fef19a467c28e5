// Link to another page, styled as a button. Renders null if that page does not exist in this build.
import type { ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass, type ButtonLook } from '#src/ui/actions/Button.tsx'
import { hasPage } from '../routing/pages.ts'

export function PageLink({ to, look, children }: { to: string; look?: ButtonLook; children: ReactNode }) {
  const router = useRouter()
  if (!hasPage(router, to)) return null
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  )
}

// Button link to another page, hidden if the page does not exist.
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

// Page header of the gift pages, with a back link.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'

type GiftHeadProps = {
  title: ReactNode
  intro?: ReactNode
  /** Page that the back link opens, and its name. */
  up: { link: LinkProps; label: ReactNode }
  aside?: ReactNode
}

export const GiftHead = ({ up, ...head }: GiftHeadProps) => (
  <PageHead
    back={<BackLink label={up.label} render={(props) => <Link {...up.link} {...props} />} />}
    {...head}
  />
)

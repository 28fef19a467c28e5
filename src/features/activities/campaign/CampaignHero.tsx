// First block of a campaign page: title, text, main button and picture. The button is above the picture, so that it is
// visible on a phone without scrolling.
import type { ReactNode } from 'react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { CampaignBlock } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { cx } from '#src/ui/style/cx.ts'

type Hero = Extract<CampaignBlock, { kind: 'hero' }>

type CampaignHeroProps = {
  hero: Hero
  /** Content below the main button, such as the member's participation in a raffle. */
  children: ReactNode
}

export function CampaignHero({ hero: { title, text, picture, action }, children }: CampaignHeroProps) {
  return (
    <section className="overflow-clip rounded-card bg-blush @min-[40rem]:grid @min-[40rem]:grid-cols-[1.1fr_1fr] @min-[40rem]:items-center">
      <div className="p-5 @min-[40rem]:p-8">
        <h1 className="title-page @min-[40rem]:title-hero">{title}</h1>
        <p className="mt-3 max-w-read text-ink-soft">{text}</p>
        {action && <Action {...action} />}
        {children}
      </div>
      <Drawing
        src={picture}
        className="aspect-[8/5] w-full object-cover @min-[40rem]:aspect-auto @min-[40rem]:h-full"
      />
    </section>
  )
}

/**
 * Main button, which links to another page; hidden if that page does not exist. An action on this page itself, such as
 * entering a raffle, has a separate button below.
 */
function Action({ label, to }: NonNullable<Hero['action']>) {
  const router = useRouter()
  const { pathname } = useLocation()
  if (to === pathname || !hasPage(router, to)) return null
  return (
    <Link to={to} className={cx(buttonClass(), 'mt-5 max-sm:w-full')}>
      {label}
    </Link>
  )
}

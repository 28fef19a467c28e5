// A campaign's opening, with the one thing to do.
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { CampaignBlock } from '../../client/types.ts'
import { hasPage } from '../../runtime/pages.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'

type Hero = Extract<CampaignBlock, { kind: 'hero' }>

export function CampaignHero({ hero: { title, text, picture, action } }: { hero: Hero }) {
  return (
    <section className="overflow-clip rounded-card bg-blush md:grid md:grid-cols-[1.1fr_1fr] md:items-center">
      <div className="p-5 tablet:p-8">
        <h1 className="title-hero">{title}</h1>
        <p className="mt-3 max-w-read text-ink-soft">{text}</p>
        {action && <Action {...action} />}
      </div>
      <img src={picture} alt="" className="aspect-[8/5] w-full object-cover md:aspect-auto md:h-full" />
    </section>
  )
}

/** Leads on. What can be done on this very page has its button below, and a page that does not exist is not offered. */
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

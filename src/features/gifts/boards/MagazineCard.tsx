// Card that links to the magazine; hidden if the page of the magazine does not exist.
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { MagazineScene } from '#src/art/scenes/MagazineScene.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { Card } from '#src/ui/content/Card.tsx'

const magazine: string = '/gifts/eMagazineList'

export function MagazineCard() {
  const router = useRouter()
  if (!hasPage(router, magazine)) return null
  return (
    <Card as="article" padding="snug" className="flex flex-wrap items-center gap-4 hover:border-line-strong">
      <MagazineScene className="w-28 shrink-0" />
      <div className="min-w-0 grow basis-32">
        <h2 className="font-semibold">
          <Link to={magazine} className="after:absolute after:inset-0">
            <FormattedMessage id="gifts.magazine" />
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="gifts.magazine.text" />
        </p>
      </div>
    </Card>
  )
}

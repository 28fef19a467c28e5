// Shows the banners for a page (a scene) as cards with links. The operation `querySceneMaterials` returns them together
// with other pictures, which other components show.
import { Link, useRouter } from '@tanstack/react-router'
import { useQuerySceneMaterials } from '#generated/hooks/platform.ts'
import type { Scene } from '#generated/schema.d.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'

export function SceneBanners({ scene }: { scene: Scene }) {
  const router = useRouter()
  const { data } = useQuerySceneMaterials({ scene })
  return data.items.map(({ id, kind, title, text, picture, link }) => {
    if (kind !== 'banner' || link === null || !hasPage(router, link)) return null
    return (
      <Card
        key={id}
        as="article"
        padding="none"
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-center hover:border-line-strong"
      >
        <Drawing src={picture} lazy className="size-full bg-blush object-cover" />
        <div className="p-4">
          <h2 className="font-semibold">
            <Link to={link} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
      </Card>
    )
  })
}

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
  const banners = data.items.flatMap(({ kind, link, ...banner }) =>
    kind === 'banner' && link !== null && hasPage(router, link) ? [{ ...banner, link }] : [],
  )
  if (banners.length === 0) return null
  return (
    // Wrap the cards, so that the layout does not stretch the last one: its picture would be cut to a strip.
    <div className="grid gap-4 tablet:gap-6">
      {banners.map(({ id, title, text, picture, link }) => (
        <Card
          key={id}
          as="article"
          padding="none"
          className="grid grid-cols-[min(33%,9rem)_minmax(0,1fr)] items-center hover:border-line-strong"
        >
          <Drawing src={picture} lazy className="size-full min-h-36 bg-blush object-cover" />
          <div className="p-4">
            <h2 className="font-semibold">
              <Link to={link} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            {text && <p className="text-sm text-ink-soft">{text}</p>}
          </div>
        </Card>
      ))}
    </div>
  )
}

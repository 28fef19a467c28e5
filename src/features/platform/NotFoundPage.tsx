// Unknown routes, for everybody: the text of section 8 with its way home.
import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Brand } from '../../runtime/Brand.tsx'
import { BlankFrame } from '../../ui/BlankFrame.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

// The page itself is always at hand; its picture may come later, or not at all when there is no connection.
const LostScene = lazy(() =>
  import('../../art/LostScene.tsx').then((art) => ({ default: art.LostScene }), noPicture),
)

export function NotFoundPage() {
  return (
    <BlankFrame centred>
      <Brand />
      <EmptyState
        level={1}
        art={
          <Suspense fallback={<div className="aspect-[4/3] w-72 max-w-full" />}>
            <LostScene className="w-72 max-w-full" />
          </Suspense>
        }
        title={
          <FormattedMessage
            id="platform.notFound"
            values={{
              home: (words) => (
                <Link to="/" className="text-accent underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        }
      />
    </BlankFrame>
  )
}

const noPicture = () => ({ default: () => <></> })

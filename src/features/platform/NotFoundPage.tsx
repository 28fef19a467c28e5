// Unknown routes, for everybody: the text of section 8 with its way home.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LostScene } from '../../art/LostScene.tsx'
import { Brand } from '../../runtime/Brand.tsx'
import { BlankFrame } from '../../ui/BlankFrame.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function NotFoundPage() {
  return (
    <BlankFrame centred>
      <Brand />
      <EmptyState
        level={1}
        art={<LostScene className="w-72 max-w-full" />}
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

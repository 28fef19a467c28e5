// Page header of the pages about draws, with a back link.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'

type DrawHeadProps = {
  title: ReactNode
  intro?: ReactNode
  aside?: ReactNode
  /** Draw that the back link opens; default: the list of all draws. */
  draw?: { draw: string; name: string }
}

export const DrawHead = ({ draw, ...head }: DrawHeadProps) => (
  <PageHead
    {...head}
    back={
      <BackLink
        label={
          draw?.name ?? (
            <span>
              <FormattedMessage id="games.draw.title" />
            </span>
          )
        }
        render={(props) => <Link to="/gifts/luckyDraw" search={{ draw: draw?.draw }} {...props} />}
      />
    }
  />
)

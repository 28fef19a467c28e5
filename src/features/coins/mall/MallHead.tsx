// Page header in the coin shop, with a back link.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import type { MallSearch } from './search.ts'

type MallHeadProps = {
  title: ReactNode
  intro?: ReactNode
  /** Page that the back link opens, and its name; default: the list of products. */
  up?: { search: MallSearch; label: ReactNode }
}

export const MallHead = ({ title, intro, up }: MallHeadProps) => (
  <PageHead
    back={
      <BackLink
        label={
          up?.label ?? (
            <span>
              <FormattedMessage id="coins.mall.title" />
            </span>
          )
        }
        render={(props) => <Link to="/pointsMall" search={up?.search ?? {}} {...props} />}
      />
    }
    title={title}
    intro={intro}
  />
)

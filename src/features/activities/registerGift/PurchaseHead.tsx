// Page header for the steps of a gift registration, with a link back to the product list.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'

export const PurchaseHead = ({ title, intro }: { title: ReactNode; intro?: ReactNode }) => (
  <PageHead
    back={
      <BackLink
        label={<FormattedMessage id="activities.purchase.title" />}
        render={(props) => <Link to="/activity/registerGift" {...props} />}
      />
    }
    title={title}
    intro={intro}
  />
)

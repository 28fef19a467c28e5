// Page of a product whose purchase can be registered. Members see the registration form. Visitors see a sign-in link,
// and return to this page after the sign-in.
import { Suspense } from 'react'
import { Link, useLocation } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { GiftProduct } from '#generated/schema.d.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Picture } from '../Picture.tsx'
import { PurchaseHead } from './PurchaseHead.tsx'
import { RewardText } from './RewardText.tsx'

const PurchaseForm = island(() => import('./PurchaseForm.tsx').then(({ PurchaseForm: form }) => form))

type PurchasePageProps = {
  product: GiftProduct
  isMember: boolean
  /** Id of the rejected registration that is resubmitted. */
  again: string | undefined
}

export function PurchasePage({ product, isMember, again }: PurchasePageProps) {
  return (
    <>
      <PurchaseHead title={product.name} intro={<RewardText reward={product.reward} />} />
      <Columns aside={<Advice product={product} />}>
        {isMember ? (
          <Suspense fallback={<Skeleton shape="block" className="h-128" />}>
            <PurchaseForm key={`${product.id}:${again}`} product={product} again={again} />
          </Suspense>
        ) : (
          <SignInFirst />
        )}
      </Columns>
    </>
  )
}

function SignInFirst() {
  const { origin } = useAppContext()
  const { href } = useLocation()
  return (
    <Card as="section">
      <EmptyState
        art={<UploadScene />}
        title={<FormattedMessage id="activities.purchase.signIn" />}
        text={<FormattedMessage id="activities.purchase.signIn.text" />}
        action={
          <Link to="/login" search={{ redirect: new URL(href, origin).href }} className={buttonClass()}>
            <FormattedMessage id="session.login.submit" />
          </Link>
        }
      />
    </Card>
  )
}

const Advice = ({ product: { picture } }: { product: GiftProduct }) => (
  <Card as="aside" tone="blush" padding="none">
    <Picture src={picture} className="aspect-[8/5] w-full max-tablet:hidden" />
    <div className="p-5 tablet:p-6">
      <h2 className="title-card">
        <FormattedMessage id="activities.purchase.readable" />
      </h2>
      <p className="mt-1 text-ink-soft">
        <FormattedMessage id="activities.purchase.readable.text" />
      </p>
    </div>
  </Card>
)

// `/products/register`: registers a purchased product, or takes over a product from another owner.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { PurchaseWays } from '#src/domain/purchases/PurchaseWays.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

const RegisterForm = island(() => import('./RegisterForm.tsx').then(({ RegisterForm: form }) => form))
const TakeOverForm = island(() => import('./TakeOverForm.tsx').then(({ TakeOverForm: form }) => form))

export function RegisterPage() {
  const { product, from } = useSearch({ from: '/_default/products/register' })
  const isTaking = from === 'owner'
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="support.products.title" />}
            render={(props) => <Link to="/products" {...props} />}
          />
        }
        title={<FormattedMessage id={isTaking ? 'support.takeOver.title' : 'activities.purchase.title'} />}
        intro={<FormattedMessage id={isTaking ? 'support.takeOver.intro' : 'support.register.intro'} />}
        ways={!isTaking && <PurchaseWays current="/products/register" />}
      />
      <Columns late aside={<OtherWay isTaking={isTaking} />}>
        <Suspense fallback={<Skeleton shape="block" className="h-128" />}>
          {isTaking ? <TakeOverForm /> : <RegisterForm key={product} chosen={product} />}
        </Suspense>
      </Columns>
    </>
  )
}

const OtherWay = ({ isTaking }: { isTaking: boolean }) => (
  <Card as="aside" tone="blush">
    <UploadScene className="mx-auto mb-4 w-full max-w-72 max-tablet:hidden" />
    <h2 className="title-card">
      <FormattedMessage id={isTaking ? 'support.register.new' : 'support.register.used'} />
    </h2>
    <p className="mt-1 text-ink-soft">
      <FormattedMessage id={isTaking ? 'support.register.new.text' : 'support.register.used.text'} />
    </p>
    <Link
      to="/products/register"
      search={{ from: isTaking ? undefined : 'owner' }}
      className={`${linkClass} mt-2`}
    >
      <FormattedMessage id={isTaking ? 'support.register.title' : 'support.takeOver.title'} />
    </Link>
  </Card>
)

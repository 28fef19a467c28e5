// `/rights/upload`: form that uploads evidence for a level benefit (right), such as a picture of a receipt, and the
// list of submitted evidence.
import { Suspense, useState } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListRights } from '#generated/hooks/membership.ts'
import type { Right } from '#generated/schema.d.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { PurchaseWays } from '#src/domain/purchases/PurchaseWays.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Proofs } from './Proofs.tsx'

const ProofForm = island(() => import('./ProofForm.tsx').then(({ ProofForm: form }) => form))

export function ProofPage() {
  const { right: chosen } = useSearch({ from: '/_default/rights/upload' })
  const { data } = useListRights()
  const openNow = data.items.filter(({ kind, state }) => kind === 'proof' && state === 'open')
  // Keep the list of level benefits with which the form was opened. An error response refetches the list, and the form
  // would otherwise lose its selection and its error message.
  const [refused, setRefused] = useState<Right[]>()
  const open = refused ?? openNow
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="membership.rights.title" />}
            render={(props) => <Link to="/rights" {...props} />}
          />
        }
        title={<FormattedMessage id="activities.purchase.title" />}
        intro={open.length > 0 && <FormattedMessage id="membership.proof.intro" />}
        ways={<PurchaseWays current="/rights/upload" />}
      />
      <Columns aside={<Proofs open={openNow} />}>
        {open.length === 0 ? (
          <EmptyState
            art={<UploadScene />}
            title={<FormattedMessage id="membership.proof.nothing" />}
            text={<FormattedMessage id="membership.proof.nothing.text" />}
            action={
              <Link to="/rights" className={buttonClass()}>
                <FormattedMessage id="membership.rights.title" />
              </Link>
            }
          />
        ) : (
          <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
            {/* Set a React key, so that the form and its files are reset after a submission. */}
            <ProofForm
              key={`${chosen}:${open.map(({ id }) => id).join()}`}
              rights={open}
              chosen={chosen}
              onSent={() => setRefused(undefined)}
              onRefused={() => setRefused(open)}
            />
          </Suspense>
        )}
      </Columns>
    </>
  )
}

// Optional page after the result, on which the user enters the number of a marketplace order.
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { ParcelOnItsWayScene } from '#src/art/scenes/ParcelOnItsWayScene.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { AfterResult } from '../result/AfterResult.tsx'

const OrderForm = island(() => import('./OrderForm.tsx').then(({ OrderForm: form }) => form))

export const OrderPage = ({ screen }: { screen: QuestionnaireScreen }) => (
  <AfterResult
    screen={screen}
    title={<FormattedMessage id="questionnaires.order" />}
    intro={<FormattedMessage id="questionnaires.order.intro" />}
  >
    {(submission) => (
      <Columns aside={<ParcelOnItsWayScene className="mx-auto w-full max-w-72 max-tablet:hidden" />}>
        <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
          <OrderForm {...submission} />
        </Suspense>
      </Columns>
    )}
  </AfterResult>
)

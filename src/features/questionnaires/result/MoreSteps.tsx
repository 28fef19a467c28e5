// Links to the optional pages after the result: order number, and pictures of a review. Members get the reward without
// these steps as well.
import ImageUp from 'lucide-react/icons/image-up'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetQuestionnaire } from '#generated/hooks/questionnaires.ts'
import type { QuestionnaireResult } from '#generated/schema.d.ts'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { pathsOf } from '../paths.ts'
import type { Questionnaire } from '../useSentAnswers.ts'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'

type MoreStepsProps = { questionnaire: Questionnaire; result: QuestionnaireResult }

export function MoreSteps({ questionnaire: { id, screen }, result: { order, review } }: MoreStepsProps) {
  const { data } = useGetQuestionnaire({ id })
  const { amazon, upload } = pathsOf(screen)
  if (!data.asksForOrder && upload === null) return null
  return (
    <section>
      <h2 id="more" className="title-card">
        <FormattedMessage id="questionnaires.more" />
      </h2>
      <p className="mb-3 text-ink-soft">
        <FormattedMessage id="questionnaires.more.text" />
      </p>
      <List labelledBy="more">
        {data.asksForOrder && (
          <ListRow
            start={<ReceiptText aria-hidden className="size-6" />}
            title={<FormattedMessage id="questionnaires.order" />}
            text={
              order ? (
                <FormattedMessage
                  id="questionnaires.order.row.done"
                  values={{
                    marketplace: order.marketplace,
                    number: <Unbroken>{order.orderNumber}</Unbroken>,
                  }}
                />
              ) : (
                <FormattedMessage id="questionnaires.order.row" />
              )
            }
            render={(props) => <Link to={amazon} {...props} />}
          />
        )}
        {upload !== null && (
          <ListRow
            start={<ImageUp aria-hidden className="size-6" />}
            title={<FormattedMessage id="questionnaires.review" />}
            text={
              review ? (
                <FormattedMessage id="questionnaires.review.state" values={{ state: review.state }} />
              ) : (
                <FormattedMessage id="questionnaires.review.row" />
              )
            }
            render={(props) => <Link to={upload} {...props} />}
          />
        )}
      </List>
    </section>
  )
}

// Shows when a replacement part arrives, and a link to the contact form that is prefilled with the reference number.
import PackageCheck from 'lucide-react/icons/package-check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReplacementPart } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'

export function PartCard({ replacement: { part, arrivesBy, reference } }: { replacement: ReplacementPart }) {
  const { formatMessage } = useIntl()
  const { day } = useFormats()
  const app = useAppContext()
  // Stores a draft with which the contact form is prefilled. Keeps text that the user has already typed in that form.
  const begin = () => {
    const drafts = draftsOf(app)
    const { text: before, ...otherFields } = drafts.read('contact') ?? {}
    const typed = typeof before === 'string' ? before : ''
    const about = formatMessage({ id: 'questionnaires.part.message' }, { reference, part })
    const text = typed.includes(reference) ? typed : `${about}\n\n${typed}`
    drafts.write('contact', { topic: 'parcel', ...otherFields, text })
  }
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2 title-card">
        <PackageCheck aria-hidden className="size-6 shrink-0 text-accent" />
        <FormattedMessage id="questionnaires.part" />
      </h2>
      <p className="mt-2">
        {arrivesBy === null ? (
          <FormattedMessage id="questionnaires.part.nowhere" values={{ part }} />
        ) : (
          <FormattedMessage
            id="questionnaires.part.by"
            values={{ part, day: day(arrivesBy), b: (words) => <b>{words}</b> }}
          />
        )}
      </p>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        <FormattedMessage id="questionnaires.part.reference" values={{ reference }} />
      </p>
      <Link
        to="/contact"
        onClick={begin}
        className={buttonClass({ full: true, variant: arrivesBy === null ? 'primary' : 'soft' })}
      >
        <FormattedMessage id={arrivesBy === null ? 'questionnaires.part.where' : 'questionnaires.part.ask'} />
      </Link>
    </Card>
  )
}

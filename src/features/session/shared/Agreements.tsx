// Consents of a new member, by purpose. Opens the policy of the selected country in a dialog over the form.
import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getLegalText } from '#generated/calls/support.ts'
import { dateText } from '#src/runtime/format/dates.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import type { LegalText } from '#generated/schema.d.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

/** Fields for consents in every form that registers a new member. */
type Purpose = 'agreePrivacyPolicy' | 'agreeMarketing' | 'agreeTracking'

type AgreementsProps = {
  /** Country code (ISO 3166-1 alpha-2). */
  country: string
  box: AgreementBox
}

/** Renders the form's checkbox for a purpose. */
export type AgreementBox = (purpose: Purpose, words: { label: ReactNode; hint?: ReactNode }) => ReactNode

export const Agreements = ({ country, box }: AgreementsProps) => (
  <FieldGroup legend={<FormattedMessage id="session.agree" />}>
    <PolicyAgreement country={country} box={box} />
    <OptionalAgreements box={box} />
  </FieldGroup>
)

/** Consents that a new member may decline. */
export const OptionalAgreements = ({ box }: Pick<AgreementsProps, 'box'>) => (
  <>
    {box('agreeMarketing', { label: <FormattedMessage id="session.agree.marketing" /> })}
    {box('agreeTracking', { label: <FormattedMessage id="session.agree.tracking" /> })}
  </>
)

/** Consent that joining requires, with the policy of the country. */
export function PolicyAgreement({ country, box }: AgreementsProps) {
  const intl = useIntl()
  const [isReading, setIsReading] = useState(false)
  const { data: policy } = useQuery({
    ...getLegalText.query({ kind: 'privacy', countryCode: country }),
    meta: { handlesErrors: true },
  })
  return (
    <div>
      {box('agreePrivacyPolicy', {
        label: (
          <FormattedMessage
            id="session.agree.policy"
            values={{
              a: (words) => (
                // The link opens the dialog; until the text and the scripts of the dialog have loaded, it opens the
                // policy page.
                <a
                  href={`/app/privacy?country=${country}`}
                  className="font-semibold text-accent underline underline-offset-4"
                  onClick={(event) => {
                    if (!policy) return
                    event.preventDefault()
                    setIsReading(true)
                  }}
                >
                  {words}
                </a>
              ),
            }}
          />
        ),
        // Reserve the height of the line until its text has loaded, so that the layout does not shift.
        hint: policy ? (
          <FormattedMessage
            id={policy.countryCode ? 'session.agree.policy.of' : 'session.agree.policy.general'}
            values={{
              country: policy.countryCode && intl.formatDisplayName(policy.countryCode, { type: 'region' }),
              // Use a short date format, so that the text fits in the reserved line on a phone.
              date: dateText(intl, policy.effectiveFrom, 'medium'),
            }}
          />
        ) : (
          <br />
        ),
      })}
      <PolicySheet policy={policy} open={isReading} onClose={() => setIsReading(false)} />
    </div>
  )
}

type PolicySheetProps = { policy: LegalText | undefined; open: boolean; onClose: () => void }

/** Dialog with the privacy policy over the form, so that no input is lost. */
function PolicySheet({ policy, open, onClose }: PolicySheetProps) {
  const { formatMessage } = useIntl()
  if (!policy) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="sheet"
      title={policy.title}
      closeLabel={formatMessage({ id: 'platform.close' })}
    >
      {policy.sections.map(({ heading, text }) => (
        <section key={heading} className="mb-6">
          <h3 className="font-semibold">{heading}</h3>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{text}</p>
        </section>
      ))}
    </Dialog>
  )
}

// Switches for the member's consents, by purpose. The consent that the membership requires can be withdrawn only by
// closing the account.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetConsents, useSetConsents } from '#generated/hooks/profile.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { Consent } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Switch } from '#src/ui/fields/Switch.tsx'

type Purpose = Exclude<Consent['purpose'], 'membership'>
type ConsentText = { label: MessageId; hint: MessageId }

const words: Record<Purpose, ConsentText> = {
  babyData: { label: 'profile.consents.baby', hint: 'profile.consents.baby.hint' },
  marketingMail: { label: 'profile.consents.mail', hint: 'profile.consents.mail.hint' },
  marketingPhone: { label: 'profile.consents.phone', hint: 'profile.consents.phone.hint' },
  tracking: { label: 'profile.consents.tracking', hint: 'profile.consents.tracking.hint' },
}

export function Consents() {
  const { data } = useGetConsents()
  const { data: member } = useGetUserInfo()
  /**
   * Consents that the member cannot grant yet, because they require an email address or phone number that the member
   * has not added.
   */
  const missing: Partial<Record<Purpose, MessageId | false>> = {
    marketingMail: member.email === null && 'profile.consents.mail.missing',
    marketingPhone: member.phone === null && 'profile.consents.phone.missing',
  }
  return (
    <div className="divide-y divide-line">
      {data.items.map((consent) => {
        const { purpose } = consent
        if (purpose === 'membership') return <Membership key={purpose} consent={consent} />
        return (
          <Choice
            key={purpose}
            purpose={purpose}
            consent={consent}
            missingContact={missing[purpose] || undefined}
          />
        )
      })}
    </div>
  )
}

/** Shows the consent that the membership requires, without a switch. */
function Membership({ consent }: { consent: Consent }) {
  return (
    <div className="py-3">
      <p>
        <FormattedMessage id="profile.consents.membership" />
      </p>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="profile.consents.membership.hint" /> <Since consent={consent} />
      </p>
    </div>
  )
}

/** Date on which the consent was granted; hidden if it is not granted. */
function Since({ consent: { granted, at } }: { consent: Consent }) {
  const { instantDate } = useFormats()
  const { timeZone } = useGetMyMembership().data
  if (!granted || at === null) return null
  return (
    <span>
      <FormattedMessage id="profile.consents.since" values={{ date: instantDate(at, timeZone) }} />
    </span>
  )
}

type ChoiceProps = { purpose: Purpose; consent: Consent; missingContact: MessageId | undefined }

function Choice({ purpose, consent, missingContact }: ChoiceProps) {
  const [isAsking, setAsking] = useState(false)
  const change = useSetConsents()
  const { mutate, variables } = change
  const isUnderWay = useIsUpdating(change)
  const setConsent = (granted: boolean) => mutate({ [purpose]: granted })
  const pendingConsent = isUnderWay ? variables?.[purpose] : undefined
  const { label, hint } = words[purpose]
  return (
    <>
      <Switch
        className="py-3"
        label={<FormattedMessage id={label} />}
        hint={
          <>
            <span>
              <FormattedMessage id={missingContact && !consent.granted ? missingContact : hint} />
            </span>{' '}
            <Since consent={consent} />
          </>
        }
        disabled={missingContact !== undefined && !consent.granted}
        checked={pendingConsent ?? consent.granted}
        pending={isUnderWay}
        onCheckedChange={(granted) => {
          // Ask for confirmation, because withdrawing this consent deletes the data of babies.
          if (purpose === 'babyData' && !granted) setAsking(true)
          else setConsent(granted)
        }}
      />
      {purpose === 'babyData' && (
        <WithdrawDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onGo={() => {
            setAsking(false)
            setConsent(false)
          }}
        />
      )}
    </>
  )
}

function WithdrawDialog({ open, onClose, onGo }: { open: boolean; onClose: () => void; onGo: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="profile.consents.forget.title" />}
      confirm={<FormattedMessage id="profile.consents.forget.go" />}
      onConfirm={onGo}
      cancel={<FormattedMessage id="profile.consents.forget.stay" />}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage id="profile.consents.forget.text" />
      </p>
    </ConfirmDialog>
  )
}

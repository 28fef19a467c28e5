// Page before an account is closed: shows the assets that the member would lose, alternatives to closing it, and the
// re-authentication. It uses no dark patterns, and the member does not have to type a confirmation.
import Download from 'lucide-react/icons/download'
import MailMinus from 'lucide-react/icons/mail-minus'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { components } from '#generated/schema.d.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { disable } from '#generated/calls/account.ts'
import { useGetDeletionPreview } from '#generated/hooks/account.ts'
import { DeletionWaitingScene } from '#src/art/scenes/DeletionWaitingScene.tsx'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import type { ClosedAccount } from './Goodbye.tsx'

type UnderWayItem = components['schemas']['UnderWayItem']

export function Leaving({ onClosed }: { onClosed: (account: ClosedAccount) => void }) {
  const { deadline } = useFormats()
  const { timeZone } = useGetMyMembership().data
  const { data } = useGetDeletionPreview()
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="session.deletion.title" />}
        intro={<FormattedMessage id="session.deletion.intro" />}
      />
      <Columns
        even
        aside={
          <>
            <Card as="section" tone="blush">
              <DeletionWaitingScene daysLeft={7} className="mx-auto mb-4 w-64 max-w-full" />
              <h2 className="title-card">
                <FormattedMessage id="session.deletion.days" />
              </h2>
              <p className="mt-1">
                <FormattedMessage
                  id="session.deletion.days.text"
                  values={{ date: deadline(data.undoUntil, timeZone) }}
                />
              </p>
            </Card>
            <Instead />
            <DeletionReauthentication onClosed={(undoUntil) => onClosed({ undoUntil, timeZone })} />
          </>
        }
      >
        <Card as="section">
          <SectionHead title={<FormattedMessage id="session.deletion.lost" />} />
          <Losses />
          <p className="mt-3 text-ink-soft">
            <FormattedMessage id="session.deletion.always" />
          </p>
        </Card>
      </Columns>
    </>
  )
}

/** Lists assets that the member would lose; omits assets whose amount is zero. */
function Losses() {
  const { number } = useFormats()
  const { data } = useGetDeletionPreview()
  const losses = [
    { id: 'coins', amount: data.coins, name: <FormattedMessage id="session.deletion.coins" /> },
    { id: 'points', amount: data.points, name: <FormattedMessage id="session.deletion.points" /> },
    { id: 'waiting', amount: data.giftsWaiting, name: <FormattedMessage id="session.deletion.waiting" /> },
    ...data.underWay.map(({ kind, name, count }) => ({
      id: `${kind}:${name ?? ''}`,
      amount: count,
      name: <UnderWay kind={kind} name={name} />,
    })),
  ].filter(({ amount }) => amount > 0)
  if (losses.length === 0) return null
  return (
    <Facts
      facts={losses.map(({ id, amount, name }) => ({
        id,
        name,
        value: <span className="font-semibold tabular-nums">{number(amount)}</span>,
      }))}
    />
  )
}

/** Shows the name of an asset with its kind below; only the kind if the asset has no name. */
function UnderWay({ kind, name }: Pick<UnderWayItem, 'kind' | 'name'>) {
  const label = <FormattedMessage id="session.deletion.kind" values={{ kind }} />
  if (name === null) return label
  return (
    <>
      <span className="block text-ink">{name}</span>
      <span className="block text-sm">{label}</span>
    </>
  )
}

function Instead() {
  return (
    <section>
      <SectionHead title={<FormattedMessage id="session.deletion.instead" />} />
      <List>
        <ListRow
          start={<Download aria-hidden className="size-5" />}
          title={<FormattedMessage id="session.deletion.copy" />}
          render={(props) => <Link to="/about-me/privacy" hash="copy" {...props} />}
        />
        <ListRow
          start={<MailMinus aria-hidden className="size-5" />}
          title={<FormattedMessage id="session.deletion.fewer" />}
          render={(props) => <Link to="/about-me/privacy" {...props} />}
        />
        <ListRow
          start={<MessageCircle aria-hidden className="size-5" />}
          title={<FormattedMessage id="session.deletion.tell" />}
          render={(props) => <Link to="/contact" {...props} />}
        />
      </List>
    </section>
  )
}

function DeletionReauthentication({ onClosed }: { onClosed: (undoUntil: string) => void }) {
  const [isGoing, setGoing] = useState(false)
  if (!isGoing)
    return (
      <Button variant="quiet" full className="tablet:w-auto tablet:self-start" onClick={() => setGoing(true)}>
        <FormattedMessage id="session.deletion.go" />
      </Button>
    )
  return (
    <Card as="section">
      <SectionHead title={<FormattedMessage id="session.deletion.proof" />} />
      <Reauthentication
        autoFocus
        operation={disable}
        body={(proof) => ({ proof })}
        onSuccess={({ undoUntil }) => onClosed(undoUntil)}
      >
        <FormattedMessage id="session.deletion.submit" />
      </Reauthentication>
    </Card>
  )
}

// The proofs that were sent, newest first: how each stands, why one was refused, and the way to send it again.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getMyMembership, listRightProofs } from '../../../../generated/calls/membership.ts'
import type { ProofRefusal, Right, RightProof, RightProofState } from '../../../../generated/schema.d.ts'
import { UploadScene } from '../../../art/scenes/UploadScene.tsx'
import { instantDateText } from '../../../runtime/format/dates.ts'
import type { MessageId } from '../../../runtime/language/messages.ts'
import { MorePages } from '../../../runtime/layout/MorePages.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { linkClass } from '../../../ui/link.ts'
import { List, ListRow } from '../../../ui/List.tsx'
import { SectionHead } from '../../../ui/PageHead.tsx'

const tones: Readonly<Record<RightProofState, BadgeTone>> = {
  submitted: 'info',
  accepted: 'positive',
  refused: 'warning',
}

const refusals: Readonly<Record<ProofRefusal, MessageId>> = {
  unreadable: 'membership.proof.refusal.unreadable',
  incomplete: 'membership.proof.refusal.incomplete',
  notAProof: 'membership.proof.refusal.notAProof',
  otherYear: 'membership.proof.refusal.otherYear',
  usedBefore: 'membership.proof.refusal.usedBefore',
}

/** @param open the rights that a proof can be sent for now */
export function Proofs({ open }: { open: readonly Right[] }) {
  const { formatMessage } = useIntl()
  const list = useSuspenseInfiniteQuery(listRightProofs.pages())
  const proofs = list.data.pages.flatMap(({ items }) => items)
  // Of what can be sent again, the newest proof says so.
  const again = new Set(open.map(({ id }) => proofs.find(({ right }) => right.id === id)?.id))
  if (proofs.length === 0) return <NoneYet />
  return (
    <section>
      <SectionHead title={<FormattedMessage id="membership.proofs.title" />} />
      <List label={formatMessage({ id: 'membership.proofs.title' })}>
        {proofs.map((proof) => (
          <ProofRow key={proof.id} proof={proof} canAgain={again.has(proof.id)} />
        ))}
      </List>
      <MorePages list={list} />
    </section>
  )
}

const NoneYet = () => (
  <Card as="section" tone="blush" className="flex flex-col items-center text-center">
    <UploadScene className="w-full max-w-60 max-tablet:hidden" />
    <h2 className="title-card tablet:mt-4">
      <FormattedMessage id="membership.proofs.title" />
    </h2>
    <p className="mt-1 text-ink-soft">
      <FormattedMessage id="membership.proofs.none" />
    </p>
  </Card>
)

function ProofRow({ proof, canAgain }: { proof: RightProof; canAgain: boolean }) {
  const intl = useIntl()
  const { data: membership } = useSuspenseQuery(getMyMembership.query())
  const { right, state, refusal, submittedAt, decidedAt } = proof
  const day = (instant: string) => instantDateText(intl, instant, membership.timeZone, 'medium')
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {right.name}
          <Badge tone={tones[state]}>
            <FormattedMessage id="membership.proof.state" values={{ state }} />
          </Badge>
        </span>
      }
      text={
        <>
          {decidedAt === null ? (
            <FormattedMessage id="membership.proof.sentOn" values={{ date: day(submittedAt) }} />
          ) : (
            <FormattedMessage id="membership.proof.decided" values={{ date: day(decidedAt) }} />
          )}
          {refusal && (
            <span className="mt-1 block text-ink">
              <FormattedMessage id={refusals[refusal]} />
            </span>
          )}
          {refusal && canAgain && (
            <Link to="/rights/upload" search={{ right: right.id }} className={linkClass}>
              <FormattedMessage id="membership.proof.again" />
            </Link>
          )}
        </>
      }
    />
  )
}

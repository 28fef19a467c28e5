// Lists the evidence that the member has submitted for level benefits, newest first: its state, the reason of a
// rejection, and a link to resubmit rejected evidence.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership, useListRightProofs } from '#generated/hooks/membership.ts'
import type { ProofRefusal, Right, RightProof } from '#generated/schema.d.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { NoSubmissions, SubmissionRow } from '#src/ui/content/Submissions.tsx'

const refusals: Readonly<Record<ProofRefusal, MessageId>> = {
  unreadable: 'membership.proof.refusal.unreadable',
  incomplete: 'membership.proof.refusal.incomplete',
  notAProof: 'membership.proof.refusal.notAProof',
  otherYear: 'membership.proof.refusal.otherYear',
  usedBefore: 'membership.proof.refusal.usedBefore',
}

/** @param open level benefits (rights) for which the member can submit evidence now */
export function Proofs({ open }: { open: readonly Right[] }) {
  const { formatMessage } = useIntl()
  const list = useListRightProofs()
  const proofs = list.data.pages.flatMap(({ items }) => items)
  // Show the link to resubmit only for the latest evidence of a level benefit.
  const again = new Set(open.map(({ id }) => proofs.find(({ right }) => right.id === id)?.id))
  if (proofs.length === 0)
    return (
      <NoSubmissions
        scene={<UploadScene className="w-full" />}
        title={<FormattedMessage id="membership.proofs.title" />}
        text={<FormattedMessage id="membership.proofs.none" />}
      />
    )
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

function ProofRow({ proof, canAgain }: { proof: RightProof; canAgain: boolean }) {
  const { instantDate } = useFormats()
  const { data: membership } = useGetMyMembership()
  const { right, state, refusal, submittedAt, decidedAt } = proof
  const day = (instant: string) => instantDate(instant, membership.timeZone, 'medium')
  return (
    <SubmissionRow
      title={right.name}
      state={state}
      stateText={<FormattedMessage id="membership.proof.state" values={{ state }} />}
      refusal={refusal && <FormattedMessage id={refusals[refusal]} />}
      again={
        refusal &&
        canAgain && (
          <Link to="/rights/upload" search={{ right: right.id }} className={linkClass}>
            <FormattedMessage id="membership.proof.again" />
          </Link>
        )
      }
    >
      {decidedAt === null ? (
        <FormattedMessage id="membership.proof.sentOn" values={{ date: day(submittedAt) }} />
      ) : (
        <FormattedMessage id="membership.proof.decided" values={{ date: day(decidedAt) }} />
      )}
    </SubmissionRow>
  )
}

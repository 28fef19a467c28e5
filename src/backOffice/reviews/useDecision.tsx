// Stores a decision, offers to undo it, and continues with the next item.
import { FormattedMessage } from 'react-intl'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { decideReview, undoReview } from '#generated/backOffice/calls/backOfficeReviews.ts'
import type { ReviewDetail, ReviewVerdict } from '#generated/backOffice/schema.d.ts'
import { offerUndo, withdrawUndo } from './undoableDecisions.ts'

type Choice = { verdict: ReviewVerdict; reason?: string }

const itemRoute = getRouteApi('/reviews/$id')

export function useDecision({ kind, id, about }: ReviewDetail, onDone: () => void) {
  const navigate = useNavigate()
  const filter = itemRoute.useSearch()
  const decision = useMutation(decideReview.mutation)
  const undo = useMutation(undoReview.mutation)
  const isOpen = useIsOpen()
  // The page shows the item until the next one has loaded. In this time, keys must not decide on it again.
  const [decidedItem, setDecidedItem] = useState<string>()
  const decisionId = `${kind} ${id}`
  const isPending = decision.isPending || decidedItem === id

  async function undoAndReturn() {
    withdrawUndo(decisionId)
    // Awaits the result instead of a callback, because the callbacks of a component end with the component, and the next
    // item is shown by now.
    // The query client shows the error of a failed call.
    const answer = await undo.mutateAsync({ kind, id }).catch(() => undefined)
    if (!answer) return
    setDecidedItem(undefined)
    if (answer.undone) await navigate({ to: '/reviews/$id', params: { id }, search: filter })
    else notifications.show({ color: 'red', message: <FormattedMessage id="backOffice.undo.late" /> })
  }

  async function decide(choice: Choice) {
    if (isPending) return
    // Awaits the result for the same reason: otherwise the decision could not be undone.
    const answer = await decision.mutateAsync({ kind, id, ...choice }).catch(() => undefined)
    if (!answer) return
    setDecidedItem(id)
    if (answer.decided)
      offerUndo({ id: decisionId, verdict: choice.verdict, about, undo: () => void undoAndReturn() })
    else notifications.show({ color: 'red', message: <FormattedMessage id="backOffice.claim.lost" /> })
    if (isOpen.current) onDone()
  }

  return { decide: (choice: Choice) => void decide(choice), isPending }
}

/** @returns a reference that is true until the page is left, so that a late result does not open another page */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

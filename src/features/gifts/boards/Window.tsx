// When a board opens, counted.
import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getGiftBoards } from '../../../../generated/calls/gifts.ts'
import type { GiftBoard } from '../../../../generated/schema.d.ts'
import { TimeLeft } from '../../../runtime/format/TimeLeft.tsx'

type WindowProps = { board: Pick<GiftBoard, 'eligibility'>; readAt: number }

export function Window({ board: { eligibility }, readAt }: WindowProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const readAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: getGiftBoards.query().queryKey }),
    [queryClient],
  )
  const { nextDate } = eligibility
  if (eligibility.ok || nextDate === undefined) return null
  return (
    <TimeLeft
      until={nextDate}
      readAt={readAt}
      label={formatMessage({ id: 'gifts.boards.opensIn' })}
      onEnd={readAgain}
    />
  )
}

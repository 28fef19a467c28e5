// Form that submits a change for review, with the time of its publication in the time zone of a market.
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { submitContentChange } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ActDialog } from '../members/ActButton.tsx'
import { instantAt, useMarket, zones } from './form/zone.ts'
import { MarketTime } from './MarketTime.tsx'
import { showOutcome } from './outcome.tsx'

const times = ['now', 'later'] as const

export function SubmitForm({ id, dialog }: { id: string; dialog: ActDialog }) {
  const intl = useIntl()
  const [time, setTime] = useState<(typeof times)[number]>('now')
  const [local, setLocal] = useState('')
  const [opened] = useState(() => Date.now())
  const [market] = useMarket()
  const send = useMutation(submitContentChange.mutation)
  const publishAt = time === 'later' ? instantAt(local, zones[market]) : null
  const isPast = typeof publishAt === 'string' && Date.parse(publishAt) < opened
  const isReady = publishAt !== undefined && !isPast
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    dialog.run(async () => {
      const { outcome } = await send.mutateAsync({ id, publishAt })
      showOutcome(outcome, 'backOffice.content.submitted')
      return true
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="backOffice.content.submit.text" />
        </Text>
        <SegmentedControl
          aria-label={intl.formatMessage({ id: 'backOffice.content.publication' })}
          data={times.map((value) => ({
            value,
            label: intl.formatMessage({ id: `backOffice.content.time.${value}` }),
          }))}
          value={time}
          onChange={(value) => setTime(value === 'later' ? 'later' : 'now')}
        />
        {time === 'later' && (
          <MarketTime
            value={local}
            onChange={setLocal}
            error={isPast && intl.formatMessage({ id: 'backOffice.content.time.past' })}
            description={
              typeof publishAt === 'string'
                ? intl.formatMessage(
                    { id: 'backOffice.form.utc' },
                    { time: publishAt.slice(0, 16).replace('T', ' ') },
                  )
                : ' '
            }
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button type="submit" loading={dialog.isPending} disabled={!isReady}>
            <FormattedMessage id="backOffice.content.submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

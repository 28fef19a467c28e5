// Accepts or refuses an item. A decision can be undone for 10 seconds.
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, Group, Paper, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReviewDetail, ReviewPreview } from '#generated/backOffice/schema.d.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { isMessageId } from '../shell/messages.ts'
import { useShortcuts, type Shortcut } from '../shell/shortcuts.ts'
import { useDecision } from './useDecision.tsx'

export function Decision({ item, onDone }: { item: ReviewDetail; onDone: () => void }) {
  const intl = useIntl()
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState<string>()
  const { decide, isPending } = useDecision(item, onDone)
  const refusals = item.previews.flatMap((preview) => (preview.reason === null ? [] : [preview.reason]))
  const accept = () => decide({ verdict: 'accepted' })
  const refuse = () => {
    if (!isRefusing) setRefusing(true)
    else if (reason !== undefined) decide({ verdict: 'refused', reason })
  }
  const reasonKeys = refusals.map((name, at): Shortcut => [
    String(at + 1),
    () => setReason(name),
    at === 0 ? 'backOffice.keys.reason' : null,
  ])
  useShortcuts(
    [
      ['a', accept, 'backOffice.keys.accept'],
      ['r', refuse, 'backOffice.keys.refuse'],
      ...(isRefusing
        ? [
            ...reasonKeys,
            ['Escape', () => setRefusing(false), 'backOffice.keys.stopRefusing'] satisfies Shortcut,
          ]
        : []),
    ],
    // Keys also work while a reason has the focus.
    { inFields: true },
  )
  const preview = item.previews.find((each) =>
    isRefusing ? each.reason === (reason ?? refusals[0]) : each.verdict === 'accepted',
  )
  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Group gap="sm">
            <Button
              variant={isRefusing ? 'default' : 'filled'}
              onClick={accept}
              loading={isPending && !isRefusing}
              disabled={isPending}
            >
              <FormattedMessage id="backOffice.decision.accept" />
            </Button>
            <Button
              variant={isRefusing ? 'filled' : 'default'}
              color="red.9"
              onClick={refuse}
              loading={isPending && isRefusing}
              disabled={isPending || (isRefusing && reason === undefined)}
            >
              <FormattedMessage id="backOffice.decision.refuse" />
            </Button>
          </Group>
          <TimeLeft secondsLeft={item.secondsLeft} />
        </Group>
        {isRefusing && (
          <Radio.Group
            value={reason ?? ''}
            onChange={setReason}
            label={intl.formatMessage({ id: 'backOffice.decision.reason' })}
            description={intl.formatMessage({ id: 'backOffice.decision.reason.hint' })}
          >
            <Stack gap={6} mt={6}>
              {refusals.map((name) => (
                <Radio key={name} value={name} label={<Reason name={name} />} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {preview && <Preview preview={preview} language={item.language} />}
      </Stack>
    </Paper>
  )
}

/** Shows a reason; a reason without a message is shown as in the contract. */
function Reason({ name }: { name: string }) {
  const intl = useIntl()
  const id = `backOffice.reason.${name}`
  return <span>{isMessageId(id) ? intl.formatMessage({ id }) : name}</span>
}

const Preview = ({ preview: { title, text }, language }: { preview: ReviewPreview; language: string }) => (
  <Stack gap={2}>
    <Text size="sm" c="dimmed">
      <FormattedMessage id="backOffice.decision.preview" />
    </Text>
    {title === null ? (
      <Text size="sm">
        <FormattedMessage id="backOffice.decision.noPreview" />
      </Text>
    ) : (
      <div lang={language === 'vn' ? 'vi' : language}>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="sm">{text}</Text>
      </div>
    )}
  </Stack>
)

// Button that shows pages of the members' site with the edits of a change, in a new window.
import {
  Alert,
  Anchor,
  Autocomplete,
  Button,
  Group,
  SegmentedControl,
  Select,
  Stack,
  Text,
} from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedDate, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import {
  listContentPreviewReaders,
  previewContentChange,
} from '#generated/backOffice/calls/backOfficeContent.ts'
import type {
  ContentChange,
  ContentPreview,
  ContentPreviewReaderList,
} from '#generated/backOffice/schema.d.ts'
import { ActButton, type ActDialog } from '../members/ActButton.tsx'
import { languages } from './form/schema.ts'
import { instantAt, localTime, useMarket, zones } from './form/zone.ts'
import { MarketTime } from './MarketTime.tsx'
import { isPagePath } from './previewPages.ts'
import { usePreviewChoices } from './usePreviewChoices.ts'

type Props = {
  change: Pick<ContentChange, 'id' | 'publishAt'>
  /** Suggested paths; the first one is chosen. */
  pages: readonly string[]
  /** Saves unsaved values, so that the preview shows them. Returns false if they could not be saved. */
  save?: (() => Promise<boolean>) | undefined
  size?: 'sm' | 'compact-sm'
}

export function PreviewButton({ size = 'sm', ...props }: Props) {
  const label = useIntl().formatMessage({ id: 'backOffice.preview' })
  return (
    <ActButton label={label} title={label} size={size}>
      {(dialog) => <PreviewForm {...props} dialog={dialog} />}
    </ActButton>
  )
}

const moments = ['now', 'later'] as const
const themes = ['day', 'night'] as const

function PreviewForm({ change, pages, save, dialog }: Omit<Props, 'size'> & { dialog: ActDialog }) {
  const intl = useIntl()
  const [market] = useMarket()
  const [choices, choose] = usePreviewChoices()
  const [path, setPath] = useState(pages[0] ?? '/')
  const [moment, setMoment] = useState<(typeof moments)[number]>(change.publishAt === null ? 'now' : 'later')
  const [local, setLocal] = useState(() => localTime(change.publishAt ?? '', zones[market]).slice(0, 16))
  const readers = useQuery(listContentPreviewReaders.query(undefined))
  const create = useMutation(previewContentChange.mutation)
  const at = moment === 'later' ? instantAt(local, zones[market]) : null
  const isReady = isPagePath(path) && at !== undefined
  const all = readers.data?.items ?? []
  const reader = all.some(({ id }) => id === choices.reader) ? choices.reader : 'visitor'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    // Browsers block windows that open later than the click.
    const target = window.open('about:blank', '_blank')
    dialog.run(async () => {
      const isOpen = await openPreview(target)
      if (!isOpen) target?.close()
      return false
    })
  }
  async function openPreview(target: Window | null): Promise<boolean> {
    if (save && !(await save())) return false
    const { language, theme } = choices
    const { url } = await create.mutateAsync({ id: change.id, path, reader, at: at ?? null, language, theme })
    if (url === null || !target) return false
    target.opener = null
    target.location.replace(url)
    return true
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Autocomplete
          label={intl.formatMessage({ id: 'backOffice.preview.page' })}
          description={intl.formatMessage({ id: 'backOffice.preview.page.hint' })}
          data={[...pages]}
          filter={({ options }) => options}
          error={!isPagePath(path) && intl.formatMessage({ id: 'backOffice.preview.page.error' })}
          maxLength={300}
          value={path}
          onChange={setPath}
        />
        <Select
          label={intl.formatMessage({ id: 'backOffice.preview.reader' })}
          data={all.map((each) => ({ value: each.id, label: readerLabel(intl, each) }))}
          value={reader}
          onChange={(value) => value !== null && choose({ reader: value })}
          allowDeselect={false}
        />
        <Group gap="md" align="end">
          <Choice
            messageId="backOffice.preview.language"
            options={languages.map((value) => [
              value,
              intl.formatMessage({ id: `backOffice.language.${value}` }),
            ])}
            value={choices.language}
            onChange={(value) => choose({ language: languages.find((each) => each === value) ?? 'en' })}
          />
          <Choice
            messageId="backOffice.preview.theme"
            options={themes.map((value) => [
              value,
              intl.formatMessage({ id: `backOffice.preview.theme.${value}` }),
            ])}
            value={choices.theme}
            onChange={(value) => choose({ theme: value === 'night' ? 'night' : 'day' })}
          />
        </Group>
        <Choice
          messageId="backOffice.preview.time"
          options={moments.map((value) => [
            value,
            intl.formatMessage({ id: `backOffice.preview.time.${value}` }),
          ])}
          value={moment}
          onChange={(value) => setMoment(value === 'later' ? 'later' : 'now')}
        />
        {moment === 'later' && <MarketTime value={local} onChange={setLocal} />}
        {save && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="backOffice.preview.saves" />
          </Text>
        )}
        <Outcome preview={create.data} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
            <FormattedMessage id="backOffice.keys.close" />
          </Button>
          <Button type="submit" data-autofocus loading={dialog.isPending} disabled={!isReady}>
            <FormattedMessage id="backOffice.preview.open" />
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ChoiceProps = {
  messageId: 'backOffice.preview.language' | 'backOffice.preview.theme' | 'backOffice.preview.time'
  options: readonly (readonly [value: string, label: string])[]
  value: string
  onChange: (value: string) => void
}

const Choice = ({ messageId, options, value, onChange }: ChoiceProps) => {
  const name = useIntl().formatMessage({ id: messageId })
  return (
    <Stack gap={4} align="start">
      <Text size="sm" fw={500} aria-hidden>
        {name}
      </Text>
      <SegmentedControl
        size="xs"
        aria-label={name}
        data={options.map(([each, text]) => ({ value: each, label: text }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  )
}

function readerLabel(
  intl: IntlShape,
  { id, name, countryCode }: ContentPreviewReaderList['items'][number],
): string {
  if (name === null)
    return intl.formatMessage({
      id: id === 'visitor' ? 'backOffice.preview.reader.visitor' : 'backOffice.preview.reader.new',
    })
  const country = (countryCode !== null && intl.formatDisplayName(countryCode, { type: 'region' })) || ''
  return intl.formatMessage({ id: 'backOffice.preview.reader.sample' }, { name, country })
}

/** Link to the preview, for browsers that blocked the window, or the reason why there is no preview. */
function Outcome({ preview }: { preview: ContentPreview | undefined }) {
  return (
    <div role="status">
      {preview && preview.url !== null && (
        <Text size="sm">
          <FormattedMessage
            id="backOffice.preview.ready"
            values={{
              time: <FormattedDate value={preview.until} timeStyle="short" />,
              link: (text) => (
                <Anchor href={preview.url ?? ''} target="_blank" rel="noopener noreferrer" inherit>
                  {text}
                </Anchor>
              ),
            }}
          />
        </Text>
      )}
      {preview && preview.outcome !== 'done' && (
        <Alert color="orange">
          <FormattedMessage id={`backOffice.preview.${preview.outcome}`} />
        </Alert>
      )}
    </div>
  )
}

// Shows the files of an item: pictures can be zoomed and turned, and a PDF is shown by the browser's viewer.
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionIcon, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { RotateCw, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { ReviewFile } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import classes from './FileViewer.module.css'

const smallest = 1
const largest = 6

export function FileViewer({ files }: { files: readonly ReviewFile[] }) {
  const [index, show] = useState(0)
  const file = files[index]
  useShortcuts(
    files.length > 1 ? [['f', () => show((at) => (at + 1) % files.length), 'backOffice.keys.file']] : [],
  )
  if (!file)
    return (
      <Text c="dimmed">
        <FormattedMessage id="backOffice.files.none" />
      </Text>
    )
  return (
    <Stack gap="sm">
      {file.contentType === 'application/pdf' ? (
        <object className={classes.document} type="application/pdf" data={file.url}>
          <Anchor href={file.url} target="_blank">
            <FormattedMessage id="backOffice.files.document" />
          </Anchor>
        </object>
      ) : (
        <Picture key={file.id} url={file.url} />
      )}
      {files.length > 1 && (
        <Group gap="xs">
          {files.map(({ id }, at) => (
            <Button
              key={id}
              size="compact-sm"
              variant={at === index ? 'filled' : 'default'}
              aria-pressed={at === index}
              onClick={() => show(at)}
            >
              <FormattedMessage id="backOffice.files.file" values={{ number: at + 1 }} />
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}

function Picture({ url }: { url: string }) {
  const intl = useIntl()
  const [zoom, setZoom] = useState(smallest)
  const [turns, setTurns] = useState(0)
  const zoomBy = (factor: number) =>
    setZoom((current) => Math.min(largest, Math.max(smallest, current * factor)))
  const [zoomIn, zoomOut] = [() => zoomBy(1.5), () => zoomBy(1 / 1.5)]
  const size = `${zoom * 100}%`
  const turn = () => setTurns((current) => (current + 1) % 4)
  useShortcuts([
    ['+', zoomIn, 'backOffice.keys.zoomIn'],
    ['shift++', zoomIn, null],
    ['-', zoomOut, 'backOffice.keys.zoomOut'],
    ['t', turn, 'backOffice.keys.turn'],
  ])
  return (
    <Paper withBorder className={classes.frame}>
      {/* The frame has a focus, so that keys can scroll a picture that is larger. */}
      <div
        className={classes.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={intl.formatMessage({ id: 'backOffice.files.picture' })}
      >
        <img
          className={classes.picture}
          src={url}
          alt={intl.formatMessage({ id: 'backOffice.files.picture' })}
          style={{ width: size, height: size, rotate: `${turns * 90}deg` }}
        />
      </div>
      <Group gap="xs" className={classes.tools}>
        <Tool
          label={intl.formatMessage({ id: 'backOffice.keys.zoomOut' })}
          icon={ZoomOut}
          onPress={zoomOut}
        />
        <Tool label={intl.formatMessage({ id: 'backOffice.keys.zoomIn' })} icon={ZoomIn} onPress={zoomIn} />
        <Tool label={intl.formatMessage({ id: 'backOffice.keys.turn' })} icon={RotateCw} onPress={turn} />
      </Group>
    </Paper>
  )
}

type ToolProps = { label: string; icon: LucideIcon; onPress: () => void }

const Tool = ({ label, icon: Icon, onPress }: ToolProps) => (
  <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onPress}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
)

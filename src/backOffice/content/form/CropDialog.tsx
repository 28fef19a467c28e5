// Dialog in which editors choose the part of a picture to show, with the pointer or the arrow keys, and upload it.
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { uploadContentPicture } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentPicture } from '#generated/backOffice/schema.d.ts'
import { StaffCallError } from '../../client/errors.ts'
import { base64Of, type PictureFile } from './pictureFile.ts'
import classes from './Picture.module.css'

type Props = {
  file: PictureFile
  ratio: number
  onClose: () => void
  onUpload: (picture: ContentPicture) => void
}

/** Width in pixels below which a picture looks blurred on large screens. */
const sharpWidth = 800

/** Gives the focus of the dialog to the frame, so that the arrow keys move it immediately. */
const focusFrame = (stage: HTMLElement | null) =>
  stage?.querySelector('.ReactCrop__crop-selection')?.setAttribute('data-autofocus', '')

export function CropDialog({ file, ratio, onClose, onUpload }: Props) {
  const intl = useIntl()
  const [crop, setCrop] = useState<PercentCrop>(() => largestCrop(file, ratio))
  // The dialog shows the error itself.
  const upload = useMutation({ ...uploadContentPicture.mutation, meta: { isSilent: true } })
  const width = Math.round((file.width * crop.width) / 100)
  const height = Math.round((file.height * crop.height) / 100)
  const isPending = upload.isPending
  const close = () => {
    if (!isPending) onClose()
  }
  const send = () => {
    const input = { type: file.type, data: base64Of(file.url), crop: fractions(crop) }
    upload.mutate(input, { onSuccess: onUpload })
  }
  // The fixed ratio hides the handles at the sides.
  const handle = (corner: 'nw' | 'ne' | 'se' | 'sw') =>
    intl.formatMessage({ id: `backOffice.picture.handle.${corner}` })
  return (
    <Modal
      opened
      onClose={close}
      size="xl"
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.picture.crop' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="backOffice.picture.crop.hint" />
        </Text>
        <div className={classes.stage} ref={focusFrame}>
          <ReactCrop
            crop={crop}
            aspect={ratio}
            minWidth={40}
            keepSelection
            // Stops the moving outline of the frame.
            className={`ReactCrop--no-animate ${classes.crop}`}
            disabled={isPending}
            onChange={(_, percent) => setCrop(percent)}
            ariaLabels={{
              cropArea: intl.formatMessage({ id: 'backOffice.picture.crop.area' }),
              nwDragHandle: handle('nw'),
              neDragHandle: handle('ne'),
              seDragHandle: handle('se'),
              swDragHandle: handle('sw'),
              nDragHandle: '',
              eDragHandle: '',
              sDragHandle: '',
              wDragHandle: '',
            }}
          >
            <img src={file.url} alt="" />
          </ReactCrop>
        </div>
        <Text size="sm" c="dimmed" role="status">
          <span>
            <FormattedMessage id="backOffice.picture.size" values={{ width, height }} />
          </span>
          {width < sharpWidth && (
            <Text span size="sm" c="var(--mantine-color-text)" fw={600} ml={8}>
              <FormattedMessage id="backOffice.picture.small" values={{ width: sharpWidth }} />
            </Text>
          )}
        </Text>
        {isPending && (
          <Progress
            value={100}
            animated
            aria-label={intl.formatMessage({ id: 'backOffice.picture.uploading' })}
          />
        )}
        {upload.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {uploadError(intl, upload.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button loading={isPending} onClick={send}>
            <FormattedMessage id="backOffice.picture.use" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function uploadError(intl: IntlShape, error: Error): string {
  const status = error instanceof StaffCallError ? error.status : undefined
  if (status === 400) return intl.formatMessage({ id: 'backOffice.picture.rejected' })
  return status === 413 ? intl.formatMessage({ id: 'backOffice.picture.large' }) : error.message
}

/** Returns the largest part with the ratio, in the middle of the picture. */
const largestCrop = ({ width, height }: PictureFile, ratio: number): PercentCrop => {
  const full =
    width / height > ratio ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(full, ratio, width, height), width, height)
}

/** Rounding errors must not lead outside of the picture. */
function fractions({ x, y, width, height }: PercentCrop) {
  const left = within(x / 100, 0, 0.99)
  const top = within(y / 100, 0, 0.99)
  return {
    left,
    top,
    width: within(width / 100, 0.01, 1 - left),
    height: within(height / 100, 0.01, 1 - top),
  }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

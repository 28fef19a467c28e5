// Dialog that crops a chosen picture and uploads it. If the upload or the change of the profile fails, the dialog keeps
// the selected crop, and a retry does not repeat a completed upload.
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useModifyUserAvatar } from '#generated/hooks/profile.ts'
import { sendFile } from '#src/domain/uploads/sendFile.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { largestCrop, type Crop } from '#src/ui/files/crop.ts'
import { Cropper } from '#src/ui/files/Cropper.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { croppedPicture, type OpenPicture } from './picture.ts'

export function CropDialog({ chosen, onClose }: { chosen: OpenPicture; onClose: () => void }) {
  const { picture } = chosen
  const intl = useIntl()
  const { formatMessage } = intl
  const { toasts } = useAppContext()
  const [crop, setCrop] = useState(() => largestCrop(picture))
  const sending = useSendAvatar(chosen, () => {
    toasts.announce(formatMessage({ id: 'profile.avatar.saved' }))
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      holdsForm
      title={<FormattedMessage id="profile.avatar.crop" />}
      closeLabel={formatMessage({ id: 'platform.close' })}
      footer={
        <>
          {sending.error && (
            <div role="alert">
              <Notice tone="negative" text={failureText(sending.error, intl)} />
            </div>
          )}
          <Button
            full
            pending={sending.isPending}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={() => sending.mutate(crop)}
          >
            <FormattedMessage id="profile.avatar.use" />
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        <FormattedMessage id="profile.avatar.crop.hint" />
      </p>
      <Cropper
        picture={picture}
        value={crop}
        onValueChange={setCrop}
        label={formatMessage({ id: 'profile.avatar.preview' })}
        labels={{
          zoom: formatMessage({ id: 'profile.avatar.zoom' }),
          left: formatMessage({ id: 'profile.avatar.left' }),
          right: formatMessage({ id: 'profile.avatar.right' }),
          up: formatMessage({ id: 'profile.avatar.up' }),
          down: formatMessage({ id: 'profile.avatar.down' }),
        }}
      />
    </Dialog>
  )
}

/** Uploads a cropped picture and sets it as the member's picture; closing the dialog aborts the upload. */
function useSendAvatar(chosen: OpenPicture, onSuccess: () => void) {
  const { mutateAsync } = useModifyUserAvatar({ meta: { showsRefusals: true } })
  const arrived = useRef<{ crop: Crop; upload: string }>(undefined)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  return useMutation({
    meta: { showsRefusals: true },
    mutationFn: async (crop: Crop) => {
      if (arrived.current?.crop !== crop) {
        stop.current = new AbortController()
        const file = await croppedPicture(chosen, crop)
        arrived.current = { crop, upload: await sendFile('avatar', file, { signal: stop.current.signal }) }
      }
      await mutateAsync({ upload: arrived.current.upload })
    },
    onSuccess,
  })
}

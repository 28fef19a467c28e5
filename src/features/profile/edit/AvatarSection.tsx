// Section with the member's picture: shows it, and lets the member choose, crop or remove it.
import Camera from 'lucide-react/icons/camera'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useModifyUserAvatar } from '#generated/hooks/profile.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { useIgnoredDrops } from '#src/ui/files/useIgnoredDrops.ts'
import { initialsOf } from '../initials.ts'
import { Section } from '../Section.tsx'
import { CropDialog } from './CropDialog.tsx'
import { acceptedPictures, openPicture, type OpenPicture } from './picture.ts'

export function AvatarSection({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const input = useRef<HTMLInputElement>(null)
  useIgnoredDrops()
  const [chosen, setChosen] = useState<OpenPicture>()
  const removal = useModifyUserAvatar({
    onSuccess: () => toasts.announce(formatMessage({ id: 'profile.avatar.removed' })),
  })

  async function choose(file: File) {
    try {
      setChosen(await openPicture(file))
    } catch {
      toasts.show('negative', formatMessage({ id: 'profile.avatar.unreadable' }))
    }
  }

  return (
    <Section title={<FormattedMessage id="profile.avatar" />}>
      <div className="flex flex-col items-center gap-5 sm:flex-row">
        <Avatar
          initials={initialsOf(user)}
          src={user.avatar ?? undefined}
          label={user.avatar ? formatMessage({ id: 'profile.avatar' }) : undefined}
          size="large"
          className="size-24"
        />
        <div className="flex flex-wrap justify-center gap-2">
          <input
            ref={input}
            type="file"
            accept={acceptedPictures}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void choose(file)
              // Clear the field, so that the same file can be chosen again.
              event.target.value = ''
            }}
          />
          <Button
            variant="soft"
            icon={<Camera aria-hidden className="size-5" />}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage id={user.avatar ? 'profile.avatar.change' : 'profile.avatar.choose'} />
          </Button>
          {user.avatar && (
            <Button
              variant="quiet"
              pending={removal.isPending}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => removal.mutate({ upload: null })}
            >
              <FormattedMessage id="profile.remove" />
            </Button>
          )}
        </div>
      </div>
      {chosen && <CropDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

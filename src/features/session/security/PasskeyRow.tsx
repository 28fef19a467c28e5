// Row of a passkey: dates of creation and last use, and buttons to rename or remove it.
import KeyRound from 'lucide-react/icons/key-round'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Passkey } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ListRow } from '#src/ui/content/List.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { PasskeyName } from './PasskeyName.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { data: membership } = useGetMyMembership()
  const [dialog, setDialog] = useState<'name' | 'removal'>()
  const close = () => setDialog(undefined)
  const { id, createdAt, lastUsedAt } = passkey
  const name = passkey.name ?? formatMessage({ id: 'session.passkey.unnamed' })
  const day = (instant: string) => formats.instantDate(instant, membership.timeZone, 'medium')
  return (
    <ListRow
      start={<KeyRound aria-hidden className="size-6" />}
      title={<span className="wrap-anywhere">{name}</span>}
      text={
        <>
          <span className="block">
            <FormattedMessage id="session.passkey.since" values={{ date: day(createdAt) }} />
          </span>
          {lastUsedAt && (
            <span className="block">
              <FormattedMessage id="session.passkey.used" values={{ date: day(lastUsedAt) }} />
            </span>
          )}
        </>
      }
      end={
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="quiet" onClick={() => setDialog('name')}>
            <span>
              <FormattedMessage id="session.passkey.rename" values={{ name, spoken }} />
            </span>
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDialog('removal')}>
            <span>
              <FormattedMessage id="session.passkey.remove" values={{ name, spoken }} />
            </span>
          </Button>
          {dialog === 'name' && (
            <Dialog
              open
              onClose={close}
              holdsForm
              placement="sheet"
              title={<FormattedMessage id="session.passkey.rename.title" />}
              closeLabel={formatMessage({ id: 'platform.close' })}
            >
              <PasskeyName id={id} name={passkey.name} onSaved={close} />
            </Dialog>
          )}
          {dialog === 'removal' && <RemovePasskey id={id} name={name} onClose={close} />}
        </span>
      }
    />
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>

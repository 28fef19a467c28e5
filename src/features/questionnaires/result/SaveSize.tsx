// Button that saves a size in the member's profile; the size is not saved automatically.
import Check from 'lucide-react/icons/check'
import { FormattedMessage, useIntl } from 'react-intl'
import { useModifyUserInfo } from '#generated/hooks/profile.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { OutcomeCard } from '#generated/schema.d.ts'
import { Button } from '#src/ui/actions/Button.tsx'

type KeepSizeProps = { card: OutcomeCard; field: NonNullable<OutcomeCard['field']> }

export function SaveSize({ card, field }: KeepSizeProps) {
  const { formatMessage } = useIntl()
  const { data: user } = useGetUserInfo()
  const keeping = useModifyUserInfo()
  const size = [card.value, card.unit].filter(Boolean).join(' ')
  const before = user[field]
  if (before === size || keeping.isSuccess)
    return (
      <p role="status" className="flex min-h-11 w-full items-center gap-2 text-positive-ink">
        <Check aria-hidden className="size-5 shrink-0" />
        <FormattedMessage id="questionnaires.result.kept" />
      </p>
    )
  return (
    <div className="w-full">
      <Button
        variant="soft"
        full
        pending={keeping.isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => keeping.mutate({ [field]: size })}
      >
        <FormattedMessage id="questionnaires.result.keep" />
      </Button>
      <p className="mt-1 text-sm text-ink-soft">
        {before === null || before === '' ? (
          <FormattedMessage id="questionnaires.result.keep.text" />
        ) : (
          <FormattedMessage id="questionnaires.result.keep.replaces" values={{ size: before }} />
        )}
      </p>
    </div>
  )
}

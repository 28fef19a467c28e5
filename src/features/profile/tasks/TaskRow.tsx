// Row of a task: a link to the page of the task, or a button that claims its reward.
import type { ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCompleteTask } from '#generated/hooks/profile.ts'
import type { Task } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Coins } from '#src/ui/rewards/Coins.tsx'
import { ListRow } from '#src/ui/content/List.tsx'

export function TaskRow({ task: { task, name, text, link, state, missing, reward } }: { task: Task }) {
  const router = useRouter()
  const { pathname, hash } = new URL(link, 'http://hub')
  const leads = state === 'open' && hasPage(router, pathname)
  const fields = missing.flatMap(({ field }) => (field && fieldNames[field]) || [])
  return (
    <ListRow
      title={name}
      text={
        <>
          {state === 'ready' ? (
            <span>
              <FormattedMessage id="profile.tasks.done" />
            </span>
          ) : (
            <span>{text}</span>
          )}
          {fields.length > 0 && <Missing fields={fields} />}
        </>
      }
      end={
        state === 'ready' ? (
          <TakePrize task={task} name={name} reward={reward} />
        ) : (
          reward.coins > 0 && <Prize coins={reward.coins} />
        )
      }
      render={leads ? (row) => <Link to={pathname} hash={hash.slice(1)} {...row} /> : undefined}
    />
  )
}

/** Labels of missing profile fields, by their names in the contract. */
const fieldNames: Readonly<Record<string, MessageId>> = {
  avatar: 'profile.avatar',
  birthday: 'profile.birthday',
  lastName: 'profile.lastName',
  cupSize: 'profile.cupSize',
  siliconePlugSize: 'profile.siliconePlugSize',
}

function Missing({ fields }: { fields: readonly MessageId[] }) {
  const { formatList, formatMessage, locale } = useIntl()
  // Use lower case, because the names of the fields are shown within a sentence.
  const names = fields.map((id) => formatMessage({ id }).toLocaleLowerCase(locale))
  return (
    <span className="mt-1 block font-semibold text-accent">
      <FormattedMessage id="profile.tasks.missing" values={{ fields: formatList(names) }} />
    </span>
  )
}

function Prize({ coins }: { coins: number }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Coins unit={formatMessage({ id: 'profile.coins' })}>
      {formatNumber(coins, { signDisplay: 'always' })}
    </Coins>
  )
}

function TakePrize({ task, name, reward: { coins, points } }: Pick<Task, 'task' | 'name' | 'reward'>) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const prize = useCompleteTask({
    onSuccess: () =>
      toasts.show('positive', formatMessage({ id: 'profile.tasks.taken' }, { coins, points }), {
        earned: { coins, points, at: Date.now() },
      }),
  })
  return (
    <Button
      size="small"
      pending={useIsUpdating(prize)}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => prize.mutate({ task })}
    >
      <span>
        <FormattedMessage id="profile.tasks.take" values={{ coins, task: name, spoken }} />
      </span>
    </Button>
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>

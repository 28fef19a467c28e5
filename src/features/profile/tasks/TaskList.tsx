// Lists open tasks and the rewards of completed tasks.
import { FormattedMessage, useIntl } from 'react-intl'
import { useListPendingTasks } from '#generated/hooks/profile.ts'
import { AllDoneScene } from '#src/art/AllDoneScene.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { TakeAll } from './TakeAll.tsx'
import { TaskRow } from './TaskRow.tsx'
import { tasksShown } from './tasks.ts'

export function TaskList() {
  const { formatMessage } = useIntl()
  const { data } = useListPendingTasks()
  const tasks = tasksShown(data.items)
  const ready = tasks.filter(({ state }) => state === 'ready')
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id="profile.tasks.title" />}
        aside={ready.length > 1 && <TakeAll ready={ready} />}
      />
      {tasks.length > 0 ? (
        <List columns label={formatMessage({ id: 'profile.tasks.title' })}>
          {tasks.map((task) => (
            <TaskRow key={task.task} task={task} />
          ))}
        </List>
      ) : (
        <Card className="flex flex-col items-center gap-3 text-center">
          <AllDoneScene className="w-52" />
          <p className="text-ink-soft">
            <FormattedMessage id="profile.tasks.none" />
          </p>
        </Card>
      )}
    </section>
  )
}

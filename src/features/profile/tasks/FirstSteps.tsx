// First steps of a new member, shown on the home page: three optional tasks that give the first coins.
import { FormattedMessage, useIntl } from 'react-intl'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useHomeTasks } from './tasks.ts'

export function FirstSteps() {
  const { formatMessage } = useIntl()
  const { firstSteps } = useHomeTasks()
  if (firstSteps.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="profile.firstSteps.title" />} />
      <p className="-mt-2 mb-3 text-ink-soft">
        <FormattedMessage id="profile.firstSteps.text" />
      </p>
      <List label={formatMessage({ id: 'profile.firstSteps.title' })}>
        {firstSteps.map((task) => (
          <TaskRow key={task.task} task={task} />
        ))}
      </List>
    </section>
  )
}

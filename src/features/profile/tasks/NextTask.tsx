// Next task of the member, shown on the home page, with a link to the other tasks.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkClass } from '#src/ui/actions/link.ts'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useHomeTasks } from './tasks.ts'

export function NextTask() {
  const { formatMessage } = useIntl()
  const { firstSteps, furtherTasks: tasks } = useHomeTasks()
  const [next, ...otherTasks] = tasks
  // Show no task to a new member, who sees the first steps instead.
  if (!next || firstSteps.length > 0) return null
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id="profile.tasks.title" />}
        aside={
          otherTasks.length > 0 && (
            <Link to="/about-me" className={linkClass}>
              <FormattedMessage id="profile.tasks.all" values={{ count: otherTasks.length + 1 }} />
            </Link>
          )
        }
      />
      <List label={formatMessage({ id: 'profile.tasks.title' })}>
        <TaskRow task={next} />
      </List>
    </section>
  )
}

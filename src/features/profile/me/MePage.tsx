// `/about-me`: who the member is, what they can do next, and links to the account's pages.
import { useUserInfo } from '../../../../generated/hooks/account.ts'
import { MeHead } from './MeHead.tsx'
import { MeLinks } from './MeLinks.tsx'
import { PolicyPrompt } from './PolicyPrompt.tsx'
import { TaskList } from '../tasks/TaskList.tsx'
import { Columns } from '../../../ui/Columns.tsx'

export function MePage() {
  const { data: user } = useUserInfo()
  return (
    <div className="grid grid-cols-1 gap-6">
      <MeHead user={user} />
      {user.newPrivacyPolicy && <PolicyPrompt />}
      <Columns aside={<MeLinks />}>
        <TaskList />
      </Columns>
    </div>
  )
}

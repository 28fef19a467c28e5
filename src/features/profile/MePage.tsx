// `/about-me`, the home of everything that is hers: who she is, what waits for her, and the ways to the account's pages.
import { useGetUserInfoSuspense } from '../../client/session.ts'
import { MeHead } from './MeHead.tsx'
import { MeLinks } from './MeLinks.tsx'
import { PolicyPrompt } from './PolicyPrompt.tsx'
import { TaskList } from './TaskList.tsx'

export function MePage() {
  const { data: user } = useGetUserInfoSuspense()
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-12">
      <div className="grid content-start gap-6 md:col-span-12">
        <MeHead user={user} />
        {user.newPrivacyPolicy && <PolicyPrompt />}
      </div>
      <div className="md:col-span-7">
        <TaskList />
      </div>
      <div className="md:col-span-5">
        <MeLinks />
      </div>
    </div>
  )
}

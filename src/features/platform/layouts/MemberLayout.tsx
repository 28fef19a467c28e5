// Layout of members on pages that visitors may open, too: the tabs and notifications of the default layout. Visitors do
// not load its code.
import { Suspense, type ReactNode } from 'react'
import { optionalPart } from '#src/runtime/loading/island.ts'

const DefaultLayout = optionalPart(() =>
  import('./DefaultLayout.tsx').then(({ DefaultLayout: layout }) => layout),
)

export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <DefaultLayout>{children}</DefaultLayout>
  </Suspense>
)

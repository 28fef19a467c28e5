// `/about-me/edit-profile`: profile of the member, in sections that are saved separately.
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { AvatarSection } from './AvatarSection.tsx'
import { BabiesSection } from '../babies/BabiesSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { Section } from '../Section.tsx'

const route = getRouteApi('/_default/about-me/edit-profile')

export function EditProfilePage() {
  const { back } = route.useSearch()
  const { data: user } = useGetUserInfo()
  return (
    <>
      <PageHead
        back={
          back === undefined ? (
            <BackToMe />
          ) : (
            <BackLink
              label={<FormattedMessage id="profile.edit.back" />}
              render={(props) => <Link to={back} {...props} />}
            />
          )
        }
        title={<FormattedMessage id="profile.edit.title" />}
        intro={<FormattedMessage id="profile.edit.intro" />}
      />
      <div className="grid grid-cols-1 gap-4 tablet:gap-6">
        <AvatarSection user={user} />
        <Section title={<FormattedMessage id="profile.about.title" />}>
          <ProfileForm user={user} />
        </Section>
        <Columns even aside={<BabiesSection />}>
          <ContactSection user={user} />
        </Columns>
      </div>
    </>
  )
}

// `/about-me/privacy`: consents by purpose, emails and push messages by topic, data export, and a link that deletes the
// account.
import FileText from 'lucide-react/icons/file-text'
import KeyRound from 'lucide-react/icons/key-round'
import UserMinus from 'lucide-react/icons/user-minus'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Consents } from './Consents.tsx'
import { DataCopy } from './DataCopy.tsx'
import { Topics } from './Topics.tsx'

export function PrivacyPage() {
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="profile.privacy.title" />}
        intro={<FormattedMessage id="profile.privacy.intro" />}
      />
      <Columns
        even
        aside={
          <>
            <Card as="section" id="emails">
              <SectionHead title={<FormattedMessage id="profile.emails.title" />} />
              <Topics />
            </Card>
            <List>
              <ListRow
                start={<KeyRound aria-hidden className="size-5" />}
                title={<FormattedMessage id="profile.way.security" />}
                text={<FormattedMessage id="profile.way.security.text" />}
                render={(props) => <Link to="/changePassword" {...props} />}
              />
              <ListRow
                start={<FileText aria-hidden className="size-5" />}
                title={<FormattedMessage id="support.privacy.title" />}
                render={(props) => <Link to="/app/privacy" {...props} />}
              />
              <ListRow
                start={<UserMinus aria-hidden className="size-5" />}
                title={<FormattedMessage id="session.deletion.title" />}
                text={<FormattedMessage id="profile.privacy.delete" />}
                render={(props) => <Link to="/del-account" {...props} />}
              />
            </List>
          </>
        }
      >
        <Card as="section">
          <SectionHead title={<FormattedMessage id="profile.consents.title" />} />
          <Consents />
        </Card>
        <Card as="section" id="copy">
          <SectionHead title={<FormattedMessage id="profile.copy.title" />} />
          <DataCopy />
        </Card>
      </Columns>
    </>
  )
}

// Button that removes the picture of a field.
import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

export const RemovePicture = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="subtle"
    color="gray"
    size="compact-sm"
    leftSection={<Trash2 size={14} aria-hidden />}
    onClick={onClick}
  >
    <FormattedMessage id="backOffice.picture.remove" />
  </Button>
)

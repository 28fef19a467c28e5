// Lists the keyboard shortcuts; the key `?` opens the list.
import { FormattedMessage, useIntl } from 'react-intl'
import { Kbd, Modal, Table } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'

const shortcuts = [
  ['?', 'backOffice.keys.help'],
  ['/', 'backOffice.keys.filter'],
  ['j', 'backOffice.keys.next'],
  ['k', 'backOffice.keys.previous'],
  ['n', 'backOffice.keys.claim'],
  ['a', 'backOffice.keys.accept'],
  ['r', 'backOffice.keys.refuse'],
  ['1', 'backOffice.keys.reason'],
  ['z', 'backOffice.keys.undo'],
  ['f', 'backOffice.keys.file'],
  ['+', 'backOffice.keys.zoomIn'],
  ['-', 'backOffice.keys.zoomOut'],
  ['t', 'backOffice.keys.turn'],
] as const

export function ShortcutHelp() {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  useHotkeys([
    ['shift+?', toggle],
    ['?', toggle],
  ])
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.keys.title' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Table>
        <Table.Tbody>
          {shortcuts.map(([key, id]) => (
            <Table.Tr key={key}>
              <Table.Td w={60}>
                <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>
                <FormattedMessage id={id} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}

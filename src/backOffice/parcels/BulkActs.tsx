// Requests an act on all parcels of the filter. Another staff member must approve it.
import { Alert, Button, Menu, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { countStaffParcels, requestParcelAct } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { ParcelTarget } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ReasonForm } from '../members/ReasonForm.tsx'
import { useAct } from '../shell/useAct.ts'
import { mostParcels, setFields, type Filter } from './filter.ts'
import { FilterWords } from '../approvals/FilterWords.tsx'

const mostBulkParcels = 50_000

/** Target state of a move; undefined for an export. */
type Choice = { id: string; state: ParcelTarget | undefined }

export function BulkActs({ filter }: { filter: Filter }) {
  const intl = useIntl()
  const [choice, choose] = useState<Choice>()
  // The id is the same for each attempt, so that a repeated request adds no second act.
  const open = (state?: ParcelTarget) => choose({ id: crypto.randomUUID(), state })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">
            <FormattedMessage id="backOffice.bulk.title" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open()}>
            <FormattedMessage id="backOffice.bulk.export" />
          </Menu.Item>
          {ParcelTarget.options.map((state) => (
            <Menu.Item key={state} onClick={() => open(state)}>
              <FormattedMessage id={`backOffice.bulk.${state}`} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {choice && (
        <Modal
          opened
          onClose={() => choose(undefined)}
          lockScroll={false}
          title={intl.formatMessage({ id: `backOffice.bulk.${choice.state ?? 'export'}` })}
          closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
        >
          <Request choice={choice} filter={filter} onClose={() => choose(undefined)} />
        </Modal>
      )}
    </>
  )
}

type RequestProps = { choice: Choice; filter: Filter; onClose: () => void }

function Request({ choice, filter, onClose }: RequestProps) {
  const fields = setFields(filter)
  const { data, error } = useQuery({ ...countStaffParcels.query(fields), staleTime: 0 })
  if (error) return <Alert color="red">{error.message}</Alert>
  if (!data)
    return (
      <Text c="dimmed" role="status">
        <FormattedMessage id="backOffice.loading" />
      </Text>
    )
  const { count } = data
  const problem = count <= mostParcels ? 'few' : count > mostBulkParcels ? 'many' : undefined
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <FilterWords filter={fields} />
      </Text>
      {problem ? (
        <Text size="sm">
          <FormattedMessage id={`backOffice.bulk.${problem}`} values={{ count }} />
        </Text>
      ) : (
        <RequestForm choice={choice} filter={filter} onClose={onClose} count={count} />
      )}
    </Stack>
  )
}

function RequestForm({ choice, filter, onClose, count }: RequestProps & { count: number }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(requestParcelAct.mutation)
  const { isPending, run } = useAct(onClose)
  const { id, state } = choice
  const isFinal = state === 'cancelled' || state === 'returned'
  // The dialog opens before the form, which waits for the number of parcels.
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const submit = async (reason: string) => {
    const act = { id, reason, filter: setFields(filter) }
    const { request } = await mutateAsync(
      state ? { ...act, kind: 'parcelMove', state } : { ...act, kind: 'parcelExport' },
    )
    if (request) void navigate({ to: '/parcels/requests/$id', params: { id } })
    return request !== null
  }
  return (
    <div ref={form}>
      <ReasonForm
        dialog={{ isPending, run, close: onClose }}
        isDangerous={isFinal}
        text={
          <>
            <span>
              <FormattedMessage id="backOffice.bulk.text" values={{ count }} />
            </span>
            {isFinal && (
              <Alert color="orange" variant="light" mt="sm" component="span" display="block">
                <FormattedMessage
                  id={state === 'cancelled' ? 'backOffice.move.cancelText' : 'backOffice.move.returnText'}
                />
              </Alert>
            )}
          </>
        }
        submitLabel={intl.formatMessage({ id: 'backOffice.bulk.submit' })}
        onSubmit={submit}
      />
    </div>
  )
}

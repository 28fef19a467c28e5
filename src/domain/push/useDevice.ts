// React hook with the state of push messages in this browser, and the actions that change it.
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { deletePushSubscription, savePushSubscription } from '#generated/calls/profile.ts'
import type { EmailTopic } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { deviceState, subscribe, unsubscribe, type DeviceState } from './device.ts'
import { followSubscription } from './followSubscription.ts'

/** @param publicKey key of the hub for subscriptions */
export function useDevice(publicKey: string) {
  const app = useAppContext()
  const { formatMessage } = useIntl()
  /** State of this browser; `undefined` until it has been read. */
  const [state, setState] = useState<DeviceState>()
  const [isPending, setPending] = useState(false)
  const save = useMutation(savePushSubscription.mutation)
  const remove = useMutation(deletePushSubscription.mutation)
  useEffect(() => void deviceState().then(setState), [])

  const change = async (work: () => Promise<unknown>) => {
    if (isPending) return
    setPending(true)
    try {
      await work()
    } catch {
      app.toasts.show('negative', formatMessage({ id: 'profile.push.failed' }))
    } finally {
      setState(await deviceState())
      setPending(false)
    }
  }

  return {
    state,
    isPending,
    /** Asks for the permission, stores the subscription, and turns on the topics. */
    turnOn: (topics: EmailTopic[]) =>
      change(async () => {
        const subscription = await subscribe(publicKey)
        if (!subscription) return
        await save.mutateAsync({ ...subscription, topics })
        followSubscription(app)
      }),
    turnOff: () =>
      change(async () => {
        const endpoint = await unsubscribe()
        if (endpoint !== undefined) await remove.mutateAsync({ endpoint })
      }),
  }
}

export type Device = ReturnType<typeof useDevice>

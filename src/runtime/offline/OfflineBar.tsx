// Bar above the tabs that reports a lost connection. It neither shifts the layout nor blocks clicks.
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState, useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, isOnlineOnServer)
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing)*16+1px+env(safe-area-inset-bottom))] z-20 md:bottom-6"
    >
      {!isOnline && (
        <p className="flex animate-rise items-center justify-center gap-2 border-t border-line bg-blush px-4 py-2 text-sm text-ink md:mx-auto md:w-fit md:rounded-full md:border md:px-5">
          <CloudOff aria-hidden className="size-4 shrink-0 text-accent" />
          <span>
            <FormattedMessage id="offline.bar" />
          </span>
        </p>
      )}
      {isOnline && wasOffline && (
        <p className="sr-only">
          <FormattedMessage id="offline.back" />
        </p>
      )}
    </div>
  )
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnlineNow = () => onlineManager.isOnline()
const isOnlineOnServer = () => true

// Formats an address as on a parcel label.
import type { Address } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'

export function AddressText({ address }: { address: Address }) {
  const { addressLines } = useFormats()
  return (
    <address className="text-ink-soft not-italic wrap-anywhere">
      {[address.recipient, ...addressLines(address)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

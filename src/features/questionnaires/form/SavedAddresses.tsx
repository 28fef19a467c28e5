// Saved addresses to choose from with one click, and an option to type another.
import { FormattedMessage } from 'react-intl'
import type { Address } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { Pressed } from './Pressed.tsx'

/** Value for another address; real ids are longer. */
export const another = 'another'

type SavedAddressesProps = {
  addresses: readonly Address[]
  chosen: string
  onChange: (id: string) => void
  /** Called for saved addresses only, because another one must be typed first. */
  onPress: (address: Address) => void
}

export function SavedAddresses({ addresses, chosen, onChange, onPress }: SavedAddressesProps) {
  const { addressLines } = useFormats()
  return (
    <Pressed
      onPress={(id) => {
        const address = addresses.find((entry) => entry.id === id)
        if (address) onPress(address)
      }}
    >
      <RadioGroup
        legend={<FormattedMessage id="questionnaires.form.addresses" />}
        hideLegend
        hint={<FormattedMessage id="questionnaires.form.tap" />}
        value={chosen}
        onValueChange={onChange}
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: address.recipient,
            hint: addressLines(address).join(', '),
          })),
          { value: another, label: <FormattedMessage id="questionnaires.form.addresses.another" /> },
        ]}
      />
    </Pressed>
  )
}

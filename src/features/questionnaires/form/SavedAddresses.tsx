// Lists saved addresses, which are selected with one click, and an option to type another address.
import { FormattedMessage } from 'react-intl'
import type { Address } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { ClickedChoice } from './ClickedChoice.tsx'

/** Value of the option for another address; it cannot equal an id, because ids are longer. */
export const another = 'another'

type SavedAddressesProps = {
  addresses: readonly Address[]
  chosen: string
  onChange: (id: string) => void
  /** Called when the user clicks a saved address; not called for the option to enter another address. */
  onPress: (address: Address) => void
}

export function SavedAddresses({ addresses, chosen, onChange, onPress }: SavedAddressesProps) {
  const { addressLines } = useFormats()
  return (
    <ClickedChoice
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
    </ClickedChoice>
  )
}

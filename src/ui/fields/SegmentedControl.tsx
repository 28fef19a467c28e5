// Segmented control for two to four short answers: radio buttons in a pill.
import { useId, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
import { segmentClass, segmentsClass } from '../style/segment.ts'

export interface SegmentedControlProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  value: string | undefined
  onValueChange: (value: string) => void
  name?: string
}

export function SegmentedControl(props: SegmentedControlProps) {
  const { options, value, onValueChange, name, ...group } = props
  const generatedName = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={segmentsClass}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              segmentClass(option.value === value),
              'relative grid cursor-pointer place-items-center text-center has-focus-visible:outline-3 has-focus-visible:outline-accent',
              option.disabled && 'opacity-55',
            )}
          >
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

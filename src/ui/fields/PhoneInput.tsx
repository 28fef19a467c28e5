// Phone number field with a native country select, which shows the calling code. The caller decides whether a pasted
// number with another calling code changes the country.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cx } from '../style/cx.ts'
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx'
import { maxPhoneLength } from '#shared/phoneLength.ts'

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Name of the country in the chosen language. */
  name: string
  /** Calling code, such as `+66`. */
  callingCode: string
}
export interface PhoneCountryGroup {
  label: string
  countries: readonly PhoneCountry[]
}
export interface PhoneInputProps extends FormattedInputProps {
  countries: readonly PhoneCountryGroup[]
  country: string
  onCountryChange: (code: string) => void
  /** Label of the country select for screen readers. */
  countryLabel: string
}

export function PhoneInput({ countries, country, onCountryChange, countryLabel, ...rest }: PhoneInputProps) {
  const chosen = countries.flatMap((group) => group.countries).find(({ code }) => code === country)
  const select = useRef<HTMLSelectElement>(null)
  const readChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== country) onCountryChange(select.current.value)
  })
  // Read a country that was chosen before hydration, before another render resets it; later changes dispatch events.
  useLayoutEffect(() => readChoice(), [])
  return (
    <div className="flex gap-2">
      <span
        className={cx(
          'relative grid min-h-13 w-24 shrink-0 items-center rounded-control border border-line-strong bg-raised',
          'transition-[border-color] hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-accent',
          rest.disabled && 'border-line bg-surface text-ink-soft',
        )}
      >
        <span aria-hidden className="flex items-center justify-between pr-3 pl-4 tabular-nums">
          <span>{chosen?.callingCode ?? '+'}</span>
          <ChevronDown className="size-5 text-ink-soft" />
        </span>
        <select
          ref={select}
          aria-label={countryLabel}
          autoComplete="tel-country-code"
          disabled={rest.disabled}
          value={country}
          onChange={(event) => onCountryChange(event.target.value)}
          className="absolute inset-0 w-full cursor-pointer appearance-none rounded-control opacity-0"
        >
          {countries.map((group) => (
            <optgroup key={group.label} label={group.label} className="bg-raised text-ink">
              {group.countries.map(({ code, name, callingCode }) => (
                <option key={code} value={code}>
                  {`${name} (${callingCode})`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
      <div className="min-w-0 flex-1">
        <FormattedInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={maxPhoneLength}
          {...rest}
        />
      </div>
    </div>
  )
}

// Downloads a calendar file and then releases its object URL.
import { useEffect, useState } from 'react'
import { calendarFile, type CalendarEvent } from './calendarFile.ts'
import { saveFile } from './saveFile.ts'

/** @returns a function that downloads an event as a file with the given name */
export function useCalendarFile() {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
  }, [address])
  return (name: string, event: Omit<CalendarEvent, 'madeAt'>) => {
    const file = calendarFile({ ...event, madeAt: new Date() })
    const fileAddress = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    setAddress(fileAddress)
    saveFile({ name: `${name}.ics`, address: fileAddress })
  }
}

// Hands a calendar file to the browser; it stays in memory only as long as a browser may still be saving it.
import { useEffect, useState } from 'react'
import { calendarFile, type CalendarEvent } from './calendarFile.ts'
import { saveFile } from './saveFile.ts'

/** @returns saves an event under a file's name */
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

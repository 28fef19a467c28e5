// Loaded before a server of tests (`node --import`): its clock is ahead by the minutes in the environment, as if it had been
// away for them.
// Its offers are those of today: it would move them with its clock otherwise, and no raffle would ever end.
import '#api/catalog/schema.ts'

const ahead = Number(process.env.MINUTES_AHEAD) * 60_000
const { now } = Date

Date.now = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (date, args: unknown[], newTarget): object => {
    const instance: unknown = Reflect.construct(date, args.length ? args : [date.now()], newTarget)
    if (!(instance instanceof date)) throw new Error('new Date() has made no date.')
    return instance
  },
})

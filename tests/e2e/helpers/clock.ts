// Preload of test servers (`node --import`): moves the clock ahead by `MINUTES_AHEAD`, to simulate a server that was down for that time.
// Imports the catalog before it changes the clock: the dates of campaigns are relative to the start, and no raffle would ever end
// otherwise.
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

// Enables development fakes and samples by default in `npm start` and `npm run dev`. This file must be the first
// import: the catalog reads these environment variables when it is loaded, and then moves the dates of its offers
// (api/catalog/movedDays.ts).
process.env.STAND_INS ??= 'on'
if (process.env.STAND_INS === 'on') process.env.SAMPLES ??= 'on'

// Starts the back office on the port 100 above the port of the hub.
const { PORT = '3000', STAND_INS } = process.env
if (STAND_INS === 'on' && PORT !== '0') process.env.BACK_OFFICE_PORT ??= String(Number(PORT) + 100)

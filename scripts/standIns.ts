// Asks for stand-ins and samples in `npm start` and `npm run dev` where nothing else is said. Imported before all else: the
// catalogue reads it as it is loaded, and moves its offers (api/catalog/movedDays.ts).
process.env.STAND_INS ??= 'on'
if (process.env.STAND_INS === 'on') process.env.SAMPLES ??= 'on'

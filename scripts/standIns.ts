// Enables development fakes and samples by default in `npm start` and `npm run dev`. Must be the first import: the
// catalog reads the variables when it is loaded and moves its offers (api/catalog/movedDays.ts).
process.env.STAND_INS ??= 'on'
if (process.env.STAND_INS === 'on') process.env.SAMPLES ??= 'on'

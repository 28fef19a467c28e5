// Made from openapi.yaml by `npm run generate`. Do not edit.
type Decimals = Readonly<Record<string, number>>

/** Decimals of the minor unit by ISO 4217, if they are not 2. */
export const minorDecimals: Decimals = { BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0, BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 }

/** Decimals that people write, if they differ from those of the minor unit. */
export const writtenDecimals: Decimals = { IDR: 0 }

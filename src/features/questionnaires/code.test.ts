import { expect, test } from 'vitest'
import { formatClaimCode } from './code.ts'

test.each([
  ['K7QF-2MXA-PW3D-LZ5H-T6RC', 'K7QF-2MXA-PW3D-LZ5H-T6RC'],
  [' k7qf 2mxa pw3d lz5h t6rc ', 'K7QF-2MXA-PW3D-LZ5H-T6RC'],
  ['k7qf2mxapw3dlz5ht6rc', 'K7QF-2MXA-PW3D-LZ5H-T6RC'],
  ['K7QF–2MXA–PW3D–LZ5H–T6RC', 'K7QF-2MXA-PW3D-LZ5H-T6RC'],
  ['0110-8888-AAAA-AAAA-AAAA', 'OIIO-BBBB-AAAA-AAAA-AAAA'],
  ['K7QF', 'K7QF'],
  ['', ''],
])('formatClaimCode formats %j as %j', (typed, read) => {
  expect(formatClaimCode(typed)).toBe(read)
})

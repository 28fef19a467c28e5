// Tests photographs of gifts, products and prizes: their schema, and the picture that pages show.
import { expect, test } from 'vitest'
import { listOf, objectOf, valueAt } from '#shared/unknown.ts'
import { picturesIn } from '../content/pictures.ts'
import { drawsTopic, prizePicture } from './draws.ts'
import { gifts, giftsTopic, pictureOf } from './gifts.ts'
import { mallTopic, productPicture } from './mall.ts'
import { shownPhoto } from './schema.ts'
import { inVersion, type Topic } from './topic.ts'

const light = `/content/${'a'.repeat(40)}.webp`
const dark = `/content/${'b'.repeat(40)}.webp`
const photo = {
  picture: `${light}#${dark}`,
  width: 1200,
  height: 1000,
  alt: { en: 'A lamp', id: 'Lampu', th: 'โคมไฟ', vn: 'Một chiếc đèn' },
}

/** Returns data of a topic whose first entry has the properties. */
function withFirst({ file, list = '' }: Topic, changed: object): object {
  const [first, ...otherEntries] = listOf(list === '' ? file : objectOf(file)[list])
  const entries = [{ ...objectOf(first), ...changed }, ...otherEntries]
  return list === '' ? entries : { ...file, [list]: entries }
}

const inData = <Result>(topic: Topic, data: object, read: () => Result) =>
  inVersion({ number: 1, sources: new Map([[topic.name, data]]) }, read)

test('a gift shows its photograph with the alternative text in the language, and a drawing without one', () => {
  const [first] = gifts().keys()
  const id = first ?? ''
  expect(pictureOf({ id })).toBe(`/art/gifts/${id}.svg`)
  inData(giftsTopic, withFirst(giftsTopic, { photo }), () => {
    expect(pictureOf({ id })).toBe(photo.picture)
    expect(shownPhoto(gifts().get(id)?.photo, 'th')).toEqual({
      photo: { alt: 'โคมไฟ', width: 1200, height: 1000 },
    })
  })
  expect(shownPhoto(gifts().get(id)?.photo, 'th')).toBeUndefined()
})

test('a gift and a product that staff added without a photograph show a drawing that exists', () => {
  inData(giftsTopic, withFirst(giftsTopic, { id: 'added-by-staff' }), () =>
    expect(pictureOf({ id: 'added-by-staff' })).toBe('/art/products/product.svg'),
  )
  expect(productPicture('added-by-staff')).toBe('/art/products/product.svg')
})

test('a product shows its photograph', () => {
  const data = withFirst(mallTopic, { id: 'lamp', photo })
  inData(mallTopic, data, () => expect(productPicture('lamp')).toBe(photo.picture))
})

test('a prize shows its photograph, otherwise its drawing, and needs one of them', () => {
  expect(prizePicture({ photo, picture: '/art/prizes/coins.svg' })).toBe(photo.picture)
  expect(prizePicture({ picture: '/art/prizes/coins.svg' })).toBe('/art/prizes/coins.svg')
  const [first] = listOf(drawsTopic.file)
  const [{ photo: _photo, picture: _picture, ...prize } = {}, ...otherEntries] = listOf(
    valueAt(first, 'prizes'),
  ).map(objectOf)
  const data = (changed: object) => withFirst(drawsTopic, { prizes: [changed, ...otherEntries] })
  expect(() => drawsTopic.read(data(prize))).toThrow('a prize must have a photograph or a drawing')
  expect(() => drawsTopic.read(data({ ...prize, photo }))).not.toThrow()
})

test.each([
  ['a language has no alternative text', { ...photo, alt: { ...photo.alt, vn: '' } }],
  ['the picture is a drawing', { ...photo, picture: '/art/gifts/night-light.svg' }],
  ['the dark variant is a drawing', { ...photo, picture: `${light}#/art/gifts/night-light.svg` }],
  ['the size is missing', { picture: photo.picture, alt: photo.alt }],
])('a photograph is invalid if %s', (_, invalid) => {
  expect(() => giftsTopic.read(withFirst(giftsTopic, { photo: invalid }))).toThrow()
})

test('picturesIn finds a picture and its dark variant', () => {
  expect([...picturesIn({ gifts: [{ photo }] })]).toEqual(['a'.repeat(40), 'b'.repeat(40)])
})

// Converts gifts, products and draw prizes of the catalog to stock items with their total number of units.
import type { DrawPrize } from '../catalog/draws.ts'
import type { Gift } from '../catalog/gifts.ts'
import type { MallProduct } from '../catalog/mall.ts'
import type { Supply } from './stock.ts'

type Stocked<Item extends { id: string; stock: number | null }> = Pick<Item, 'id' | 'stock'>

export const giftSupply = ({ id, stock }: Stocked<Gift>): Supply => ({ kind: 'gift', item: id, total: stock })

export const productSupply = ({ id, stock }: Stocked<MallProduct>): Supply => ({
  kind: 'product',
  item: id,
  total: stock,
})

/**
 * Returns the id that a draw prize has as a stock item, such as `lights:lamp` for the prize `lamp` of the draw
 * `lights`.
 */
export const prizeItem = (draw: string, prize: string) => `${draw}:${prize}`

/** @returns the stock item of a prize; `undefined` for a prize that is never sold out */
export const prizeSupply = (draw: string, { id, stock }: Stocked<DrawPrize>): Supply | undefined =>
  stock === null
    ? undefined
    : { kind: 'prize', item: prizeItem(draw, id), total: stock, followsCatalogue: true }

// Scene of an empty voucher list, with a variant for each category.
import type { ReactNode } from 'react'
import { Star, type ArtProps } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Hourglass } from '../things/keeping.tsx'
import { Crescent } from '../Crescent.tsx'
import { Twig } from '../things/outside.tsx'
import { Voucher } from '../things/paper.tsx'
import { Tick } from '../things/play.tsx'

type VoucherList = 'active' | 'used' | 'expired'

const beside: Record<VoucherList, ReactNode> = {
  active: <CoinShape x={246} y={150} scale={0.7} />,
  used: <Tick x={246} y={146} scale={0.8} />,
  expired: <Hourglass x={246} y={140} scale={0.84} />,
}

export function NoVouchersScene({ list, ...props }: ArtProps & { list: VoucherList }) {
  return (
    <Scene {...props}>
      <g transform="rotate(8 196 84)" stroke={paint.rose} strokeWidth="2.6" strokeDasharray="2 8">
        <path d="M124 52c44-2 90-2 134 0 4 0 6 2 6 6-1 18-1 34 0 52 0 4-2 6-6 6-44 2-90 2-134 0-4 0-6-2-6-6 1-18 1-34 0-52 0-4 2-6 6-6Z" />
      </g>
      <Voucher
        x={158}
        y={126}
        scale={1.6}
        turn={-9}
        main={list === 'active' ? paint.blush : paint.cream}
        stub={paint.rose}
      >
        <Crescent x={36} y={48} scale={0.34} colour={paint.rose} />
      </Voucher>
      {beside[list]}
      <Twig x={84} y={176} scale={0.7} turn={-14} />
      <Star x={96} y={66} r={7} />
      <Star x={290} y={92} r={6} fill={paint.rose} />
    </Scene>
  )
}

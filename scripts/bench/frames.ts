// What became of the frames that a page should have shown, by the browser's own record of them.
import type { Browser, Page } from '@playwright/test'

export type Frames = {
  /** Of those while the page was scrolled: in which something should have moved. */
  wanted: number
  dropped: number
  /** Shown before all of what is in them was drawn. */
  blank: number
}

type FrameRecord = {
  state: string
  scroll_state: string
  has_missing_content: boolean
  checkerboarded_needs_raster: boolean
}
type TraceEvent = { name: string; args?: { frame_reporter?: FrameRecord } }

/** @returns what became of the frames while the work was done */
export async function framesOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const wanted = traceEvents
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter((frame) => frame.scroll_state !== 'SCROLL_NONE' && frame.state !== 'STATE_NO_UPDATE_DESIRED')
  return {
    wanted: wanted.length,
    dropped: wanted.filter(({ state }) => state === 'STATE_DROPPED').length,
    blank: wanted.filter((frame) => frame.has_missing_content || frame.checkerboarded_needs_raster).length,
  }
}

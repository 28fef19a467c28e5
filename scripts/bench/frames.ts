// What became of the frames that a page should have shown, by the browser's own record of them.
import type { Browser, Page } from '@playwright/test'

export type Frames = {
  /** In which something should have moved. */
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

const scrolled = ({ scroll_state }: FrameRecord) => scroll_state !== 'SCROLL_NONE'
export const allFrames = () => true

/**
 * @param counts which frames: those while the page was scrolled, where nothing is said
 * @returns what became of them while the work was done
 */
export async function framesOf(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  counts: (frame: FrameRecord) => boolean = scrolled,
): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const wanted = traceEvents
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter((frame) => counts(frame) && frame.state !== 'STATE_NO_UPDATE_DESIRED')
  return {
    wanted: wanted.length,
    dropped: wanted.filter(({ state }) => state === 'STATE_DROPPED').length,
    blank: wanted.filter((frame) => frame.has_missing_content || frame.checkerboarded_needs_raster).length,
  }
}

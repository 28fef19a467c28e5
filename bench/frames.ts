// Counts the shown, dropped and blank frames of a page in a browser's trace.
import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'

export type Frames = {
  /** Number of frames in which the content of the page should have moved. */
  total: number
  dropped: number
  /** Number of frames that were shown before all their content was drawn. */
  blank: number
}

const frameRecord = z.object({
  state: z.string(),
  scroll_state: z.string(),
  has_missing_content: z.boolean(),
  checkerboarded_needs_raster: z.boolean(),
})
type FrameRecord = z.infer<typeof frameRecord>
/** Arguments of a trace event about a frame; other kinds of events have other arguments. */
const traceArguments = z.object({ frame_reporter: z.optional(frameRecord) })
/** Trace event; `ts` is its time in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ts: z._default(z.number(), 0),
  args: z.optional(traceArguments),
})
const trace = z.object({ traceEvents: z.array(traceEvent) })

const scrolled = ({ scroll_state }: FrameRecord) => scroll_state !== 'SCROLL_NONE'
export const allFrames = () => true

/** Names of the performance marks that the page sets at the start and the end of a movement. */
export type Movement = { begins: string; ends: string }

/**
 * @param counts returns true for the frames to count; by default, the frames during scrolling
 * @param movement two performance marks; only frames between them are counted
 * @returns the numbers of shown, dropped and blank frames while `work` runs
 */
export async function framesOf(
  browser: Browser,
  page: Page,
  {
    work,
    counts = scrolled,
    movement,
  }: { work: () => Promise<void>; counts?: (frame: FrameRecord) => boolean; movement?: Movement },
): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] })
  await work()
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())))
  const timeOf = (mark: string) => {
    const markEvent = traceEvents.find(({ name }) => name === mark)
    if (!markEvent) throw new Error(`Mark "${mark}" was not set by the page.`)
    return markEvent.ts
  }
  const [from, to] = movement ? [timeOf(movement.begins), timeOf(movement.ends)] : [0, Infinity]
  const frameEvents = traceEvents
    .filter(({ name, ts }) => name === 'PipelineReporter' && ts >= from && ts <= to)
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter((frame) => counts(frame) && frame.state !== 'STATE_NO_UPDATE_DESIRED')
  return {
    total: frameEvents.length,
    dropped: frameEvents.filter(({ state }) => state === 'STATE_DROPPED').length,
    blank: frameEvents.filter((frame) => frame.has_missing_content || frame.checkerboarded_needs_raster)
      .length,
  }
}

// Counts what became of the frames that a page should have shown, by the browser's own record of them.
import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'

export type Frames = {
  /** In which something should have moved. */
  total: number
  dropped: number
  /** Shown before all of what is in them was drawn. */
  blank: number
}

const frameRecord = z.object({
  state: z.string(),
  scroll_state: z.string(),
  has_missing_content: z.boolean(),
  checkerboarded_needs_raster: z.boolean(),
})
type FrameRecord = z.infer<typeof frameRecord>
/** Events of other kinds have other arguments. */
const traceArguments = z.object({ frame_reporter: z.optional(frameRecord) })
/** `ts` in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ts: z._default(z.number(), 0),
  args: z.optional(traceArguments),
})
const trace = z.object({ traceEvents: z.array(traceEvent) })

const scrolled = ({ scroll_state }: FrameRecord) => scroll_state !== 'SCROLL_NONE'
export const allFrames = () => true

/** Marks that the page sets where a movement begins and ends. */
export type Movement = { begins: string; ends: string }

/**
 * @param counts which frames: those while the page was scrolled, where nothing is said
 * @param movement counts only those from the one mark to the other
 * @returns what became of them while the work was done
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
    if (!markEvent) throw new Error(`The page has set no mark "${mark}".`)
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

import type { AcceptedContentType } from '#contract/attachments.ts'
import { drawnStreams } from './drawnStreams.ts'
import { inImageTurn, loadSharp } from './imagesInTurn.ts'

/** Pixels: about a page at 50 dots per inch, which still shows legible handwriting. */
const shortest = { long: 600, short: 400 }
/** The minimum spread of grey levels; a photograph of one colour has less than one. */
const leastContrast = 2

/**
 * Whether a stored file shows a page that people can read: a large enough image of more than one colour, or a PDF that draws
 * something.
 */
export const isReadablePage = (bytes: Buffer, type: AcceptedContentType): Promise<boolean> =>
  type === 'application/pdf' ? drawsSomething(bytes) : showsSomething(bytes)

const showsSomething = (bytes: Buffer): Promise<boolean> =>
  inImageTurn(async () => {
    const load = await loadSharp()
    try {
      const { width, height } = await load(bytes).metadata()
      if (Math.max(width, height) < shortest.long || Math.min(width, height) < shortest.short) return false
      const seen = load(bytes).resize(256, 256, { fit: 'inside' }).flatten({ background: 'white' }).greyscale()
      const { channels } = await load(await seen.toBuffer()).stats()
      return channels.some(({ stdev }) => stdev >= leastContrast)
    } catch {
      return false
    }
  })

/** Operators that draw text, an image or a shape. */
const drawing = /(?:^|[\s\])>])(?:Tj|TJ|'|"|Do|EI|sh|S|s|f\*?|F|B\*?|b\*?)(?=$|[\s[(/<])/

async function drawsSomething(bytes: Buffer): Promise<boolean> {
  for await (const content of drawnStreams(bytes)) if (content === null || drawing.test(content)) return true
  return false
}

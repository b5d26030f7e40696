import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Picture } from './camera.ts'

/** A sheet is hardly larger than a viewer shows at once. */
const longest = 1_400
/** More pieces of one page repeat the same rows. */
const mostPieces = 3
const gap = 16
const captionHeight = 28
const background = '#c9ccd1'

/** The scale at which texts are readable, and the number of pieces that then stand side by side. */
function layoutOf(width: number) {
  if (width < 500) return { scale: 1, inRow: 5 }
  return width < 1_000 ? { scale: 0.6, inRow: 4 } : { scale: 0.45, inRow: 3 }
}

type Piece = { readonly drawing: Buffer; readonly height: number; readonly width: number; readonly caption: string }
type Row = readonly Piece[]

/** Writes pictures of one width to `<path>-01.png`, `<path>-02.png` …, and returns the number of these sheets. */
export async function writeSheets(path: string, pictures: readonly Picture[]): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const { scale, inRow } = layoutOf(pictures[0]?.width ?? 0)
  const pieces: Piece[] = []
  for (const picture of pictures) pieces.push(...(await piecesOf(picture, Math.round(picture.width * scale))))
  const sheets: Row[][] = []
  for (let first = 0; first < pieces.length; first += inRow) {
    const row = pieces.slice(first, first + inRow)
    const sheet = sheets.at(-1)
    if (sheet && heightOf([...sheet, row]) <= heightOf([]) + captionHeight + longest + gap) sheet.push(row)
    else sheets.push([row])
  }
  for (const [index, rows] of sheets.entries())
    await writeSheet(`${path}-${String(index + 1).padStart(2, '0')}.png`, rows)
  return sheets.length
}

/** A long page continues in the next pieces. */
async function piecesOf({ file, caption }: Picture, width: number): Promise<readonly Piece[]> {
  const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const count = Math.ceil(info.height / longest)
  return Promise.all(
    Array.from({ length: Math.min(count, mostPieces) }, async (_, index) => {
      const top = index * longest
      const height = Math.min(longest, info.height - top)
      const drawing = await sharp(data).extract({ left: 0, top, width, height }).png().toBuffer()
      return { drawing, width, height, caption: count > 1 ? `${caption} ${index + 1}/${count}` : caption }
    }),
  )
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + rowHeight(row), gap)
const rowHeight = (row: Row) => captionHeight + Math.max(...row.map(({ height }) => height)) + gap
const rowWidth = (row: Row) => row.reduce((sum, { width }) => sum + width + gap, gap)

async function writeSheet(file: string, rows: readonly Row[]) {
  const overlays: OverlayOptions[] = []
  for (const [index, row] of rows.entries()) {
    const top = heightOf(rows.slice(0, index))
    for (const [place, piece] of row.entries()) {
      const left = rowWidth(row.slice(0, place))
      overlays.push({ input: captionOf(piece), left, top })
      overlays.push({ input: piece.drawing, left, top: top + captionHeight })
    }
  }
  const size = { width: Math.max(...rows.map(rowWidth)), height: heightOf(rows) }
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(overlays)
    .png()
    .toFile(file)
}

const captionOf = ({ caption, width }: Piece) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text y="19" font-size="15" font-family="sans-serif">${caption}</text></svg>`,
  )

import sharp from 'sharp'

/** An empty sheet. */
export const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } })

/** A photo of a sheet with some strokes on it. */
export const writtenPage = (width = 900, height = 1_200) => {
  const strokes = `<svg width="${width - 80}" height="${height / 2}"><rect y="40" width="260" height="8"/><rect y="90" width="200" height="8"/></svg>`
  return paper(width, height)
    .composite([{ input: Buffer.from(strokes) }])
    .png()
    .toBuffer()
}

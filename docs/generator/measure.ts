import { faces } from './face.ts'

export type Font = { readonly size: number; readonly weight: 400 | 600 }

/** The width of a text in the face that the drawing embeds: the sum of its advances, because the subset has no kerning. */
export function textWidth(text: string, { size, weight }: Font): number {
  const face = faces[weight]
  const sum = Array.from(text).reduce((total, character) => total + face.advanceOf(face.glyphOf(character)), 0)
  return round((sum / face.unitsPerEm) * size)
}

export const round = (value: number) => Math.round(value * 10) / 10

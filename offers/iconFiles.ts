import type { Offer } from './offer.schema.ts'

/**
 * The pictures of an offer's icon, for devices that take no drawing. `any` is the icon with its round corners; the others fill
 * their square, because the device cuts it into its own shape: a `maskable` one shows only a circle of four fifths for certain.
 */
const shapes = [
  { size: 192, purpose: 'any', share: 1 },
  { size: 512, purpose: 'any', share: 1 },
  { size: 192, purpose: 'maskable', share: 0.8 },
  { size: 512, purpose: 'maskable', share: 0.8 },
  { size: 180, purpose: 'apple', share: 1 },
] as const

export const iconFiles = ({ icon }: Pick<Offer, 'icon'>) =>
  shapes.map((shape) => ({
    ...shape,
    path: icon.replace(
      /\.svg$/,
      shape.purpose === 'any' ? `-${shape.size}.png` : `-${shape.purpose}-${shape.size}.png`,
    ),
  }))
export type IconFile = ReturnType<typeof iconFiles>[number]

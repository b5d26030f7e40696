import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Offer } from '#offers/offer.schema.ts'

/** Characters that are checked: more would keep other requests waiting. */
const longest = 40

let loading: Promise<ZxcvbnFactory> | undefined

/** Megabytes of words, loaded with the first new password, so that the start does not wait for them. */
async function loadMeter(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Meter }, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new Meter({
    dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/** The score of a password, from 0 (guessed immediately) to 4, by the same meter as on the page. */
export async function strengthOf(
  password: string,
  { brandName, code }: Pick<Offer, 'brandName' | 'code'>,
): Promise<number> {
  loading ??= loadMeter()
  const meter = await loading
  return meter.check(password.slice(0, longest), [brandName, code]).score
}

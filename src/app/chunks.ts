/** A part of the application that could not be loaded, after the one automatic reload. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'
}

type Browser = {
  readonly tab: Storage
  readonly reload: () => void
  /** Settles once the browser has a network, at once if it has one. */
  readonly network: () => Promise<void>
}

/**
 * After a deployment the files of the former one are gone, and an open page asks for them. One reload brings the new
 * page; if the part is still missing then, the error screen says so. The memory is per part: another one that loads
 * well must not hide that this one never does. Without a network nothing is known of a deployment, and a reload would
 * leave the person in front of an empty window: the part is asked for again once the network is back.
 */
export const createChunkLoader =
  ({ tab, reload, network }: Browser) =>
  <T>(name: string, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const key = `reloadedFor:${name}`
    try {
      const chunk = await load().catch(async () => {
        await network()
        return load()
      })
      tab.removeItem(key)
      return chunk
    } catch (cause) {
      if (tab.getItem(key) !== null) throw new MissingChunk(name, { cause })
      tab.setItem(key, '1')
      if (tab.getItem(key) === null) throw new MissingChunk(name, { cause })
      reload()
      return new Promise<never>(() => {})
    }
  }

/** A part of the application that is still missing after the one automatic reload. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'
}

type Browser = {
  readonly tab: Storage
  readonly reload: () => void
  /** Resolves once the browser is online. */
  readonly network: () => Promise<void>
}

/**
 * An open page may request files of a previous deployment, which are gone. One reload fetches the new page; if the part is still
 * missing, the error screen is shown. The reload is remembered per part, so that a part that loads does not hide one that never
 * does. Without a network, a reload would show an empty window, so the request is retried once the network is back.
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

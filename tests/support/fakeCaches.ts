/** The browser's caches, in memory. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const pathnameOf = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (path: string, response: Response) => void cache.set(path, response),
      match: async (request: Request | string) => cache.get(pathnameOf(request))?.clone(),
    }
  }
  const match = async (path: string) =>
    [...all.values()]
      .find((cache) => cache.has(path))
      ?.get(path)
      ?.clone()
  return { all, open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
}

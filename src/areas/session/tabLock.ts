/** One task of this name at a time across the tabs of the browser; an old browser without locks just runs it. */
export const withTabLock =
  (name: string) =>
  async <T>(task: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(name, task) : task()

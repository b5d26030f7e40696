/** Runs one task of this name at a time across the tabs of the browser. A browser without locks runs it immediately. */
export const withTabLock =
  (name: string) =>
  async <T>(task: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(name, task) : task()

import { beforeEach, vi } from 'vitest'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(`unexpected console.${level}: ${args.map(String).join(' ')}`)
    })
  }
})

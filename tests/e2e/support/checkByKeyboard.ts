import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Checks a box or chooses a radio with the space bar: a click aims at where the field was, and misses it while the page is still moving. */
export async function checkByKeyboard(field: Locator) {
  await field.press('Space')
  await expect.poll(() => field.isChecked()).toBe(true)
}

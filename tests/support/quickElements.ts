import React from 'react'

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const counter = 'recentlyCreatedOwnerStacks'

/**
 * The development build of React records a stack for each element, up to a limit per second, which takes an eighth of the time
 * of page tests. Here that limit is always reached: React gives the same warnings, without the stack of the owner.
 */
export function createElementsQuickly() {
  const shared: unknown = Reflect.get(React, internals)
  if (typeof shared !== 'object' || shared === null || !(counter in shared)) {
    throw new Error(`React has no ${counter}: measure how long it takes to create elements`)
  }
  Object.defineProperty(shared, counter, { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} })
}

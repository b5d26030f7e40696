import './jsdomGaps.ts'
import './failOnConsole.ts'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { readServerDate } from '#src/api/serverClock.ts'
import { recordPages } from './notePages.ts'
import { createElementsQuickly } from './quickElements.ts'
import { findLabelsQuickly } from './quickLabels.ts'
import { answerStylesQuickly } from './quickStyles.ts'

answerStylesQuickly()
createElementsQuickly()
findLabelsQuickly()
recordPages()

const { getElementError } = getConfig()

configure({
  /* Milliseconds: each screen is a separate chunk, compiled on the first visit, possibly on a busy machine. */
  asyncUtilTimeout: 30_000,
  /* A wait fails many times before it succeeds, so the page is printed only when the error is read. */
  getElementError: (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    /* Testing Library rewrites the message of a wait that timed out. */
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
      set: (value: string) => {
        Object.defineProperty(error, 'message', { value, writable: true })
      },
    })
  },
})

/* Files share a worker: queries of the next one would wait for the network that a test took away. */
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  readServerDate(null)
})

import './jsdomGaps.ts'
import './failOnConsole.ts'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { findLabelsQuickly } from './quickLabels.ts'
import { answerStylesQuickly } from './quickStyles.ts'

answerStylesQuickly()
findLabelsQuickly()

const { getElementError } = getConfig()

configure({
  /* Milliseconds: a screen comes as a chunk of its own, made on the first visit, by a machine that does much else. */
  asyncUtilTimeout: 15_000,
  /* A wait fails many times before it succeeds: the page is printed once somebody reads the error. */
  getElementError: (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    /* Testing Library writes the message of a wait that ran out anew. */
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
      set: (value: string) => {
        Object.defineProperty(error, 'message', { value, writable: true })
      },
    })
  },
})

afterEach(() => cleanup())

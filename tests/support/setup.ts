import './jsdomGaps.ts'
import './failOnConsole.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* Milliseconds: a screen comes as a chunk of its own, made on the first visit, by a machine that does much else. */
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => cleanup())

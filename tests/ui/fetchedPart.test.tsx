import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'
import { LoadChunkContext } from '#src/ui/LoadChunkContext.ts'

it('loads through the application: a part that fails without a network is retried, then shown', async () => {
  const network = Promise.withResolvers<void>()
  const asked: string[] = []
  const Part = fetchedPart('panel', async () => {
    asked.push('panel')
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return () => <p>Là</p>
  })
  render(
    <LoadChunkContext
      value={(_name, load) => () =>
        load().catch(async () => {
          await network.promise
          return load()
        })
      }
    >
      <Suspense fallback={<p>Bientôt</p>}>
        <Part />
      </Suspense>
    </LoadChunkContext>,
  )
  expect(await screen.findByText('Bientôt')).toBeDefined()

  await act(async () => network.resolve())

  expect(await screen.findByText('Là')).toBeDefined()
  expect(asked).toHaveLength(2)
})

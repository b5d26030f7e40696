import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import type { ImportDetail } from '#contract/importRoutes.ts'
import { type ImportRef, importMachine } from '#machines/administration/import/import.machine.ts'
import { selectPart } from '#machines/administration/import/import.selectors.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AdministratorsOnly } from '#src/parts/AdministratorsOnly.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ConfirmImport } from './ConfirmImport.tsx'
import { ImportOver } from './ImportOver.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'
import { importActors, statusOf } from './import.actors.ts'
import { importQueries } from './imports.queries.ts'
import { ReviewImport } from './ReviewImport.tsx'

/** One import: its planned changes, confirmation, progress and report. */
export function ImportScreen({ params: { importId }, ...props }: PropsOfPage<'import'>) {
  const { api, person } = props
  const t = useTranslate()
  const detail = useQuery(importQueries(api, person).one(importId))
  return (
    <Page screen="import" width={1000} {...useTitle(detail.data)}>
      <AdministratorsOnly
        api={api}
        person={person}
        title={t('administration.forbiddenTitle')}
        purpose={t('imports.forbidden')}
      >
        <Fetched
          query={detail}
          gone={
            <Gone
              icon="folder"
              title={t('imports.one.gone')}
              text={t('imports.one.goneText')}
              href={screenPaths.imports}
              label={t('imports.one.toList')}
            />
          }
          skeleton={<CardsSkeleton lines={[3, 5]} />}
        >
          {(found) => <OneImport key={importId} {...props} found={found} />}
        </Fetched>
      </AdministratorsOnly>
    </Page>
  )
}

function useTitle(found: ImportDetail | undefined) {
  const { translate: t, format } = useLanguage()
  return found && { title: t('imports.one.title', { date: format.date(new Date(found.createdAt)) }) }
}

function OneImport({ found, ...props }: ScreenProps & { found: ImportDetail }) {
  const { api, person, inspect } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const [status] = useState(statusOf(found))
  const flow = useFlow(() => importMachine.provide({ actors: importActors({ api, client, person }, found.id) }), {
    inspect,
    input: { importId: found.id, status },
  })
  const part = useSelector(flow, selectPart)
  const at = new Date(found.createdAt)
  const date = `${format.date(at)}, ${format.time(at)}`
  const names = found.files.map(({ name }) => name).join(', ')
  return (
    <Stack gap={5}>
      <Text variant="muted" overflowWrap="anywhere">
        {found.author === null
          ? t('imports.history.byCommand', { date })
          : t('imports.history.by', { date, author: found.author })}
        {dot}
        {names}
      </Text>
      <Part part={part} flow={flow} found={found} />
      {part !== 'checking' && part !== 'confirming' && found.report && (
        <ImportReport report={found.report} importId={found.id} isDone={found.state === 'done'} api={api} />
      )}
    </Stack>
  )
}

type PartProps = { part: ReturnType<typeof selectPart>; flow: ImportRef; found: ImportDetail }

function Part({ part, flow, found }: PartProps) {
  if (part === 'checking' || part === 'running') return <ImportProgress importRef={flow} found={found} kind={part} />
  if (part === 'reviewing') return <ReviewImport importRef={flow} found={found} />
  if (part === 'confirming') return <ConfirmImport importRef={flow} found={found} />
  return <ImportOver found={found} />
}

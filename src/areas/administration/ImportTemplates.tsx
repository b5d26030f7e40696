import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importFileNames, neededImportFiles } from '#contract/imports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { saveAsFile } from '#src/parts/saveAsFile.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { importQueries } from './imports.queries.ts'

type Template = { readonly name: string; readonly csv: string }

const fileOf = ({ name }: Template) => importFileNames.find((file) => `${file}.csv` === name) ?? null
const isNeeded = (template: Template) => {
  const file = fileOf(template)
  return file !== null && neededImportFiles.includes(file)
}

/** The files that an import knows, each with a template. */
export function ImportTemplates(props: ScreenProps) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure icon="table" label={t('imports.templates.title')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <Templates {...props} />}
    </Disclosure>
  )
}

function Templates({ api, person }: ScreenProps) {
  const t = useTranslate()
  const templates = useQuery(importQueries(api, person).templates())
  return (
    <Box pt={3}>
      <Loaded
        query={templates}
        skeleton={<ListSkeleton titles={['34%', '42%', '30%', '38%']} details={['56%']} p={4} />}
      >
        {({ files }) => (
          <Stack gap={5}>
            <Text variant="muted">{t('imports.templates.lead')}</Text>
            <Group title={t('imports.templates.needed')} templates={files.filter(isNeeded)} />
            <Group title={t('imports.templates.optional')} templates={files.filter((file) => !isNeeded(file))} />
          </Stack>
        )}
      </Loaded>
    </Box>
  )
}

function Group({ title, templates }: { title: string; templates: readonly Template[] }) {
  const t = useTranslate()
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{title}</Heading>
      <RuledList isFramed aria-label={title}>
        {templates.map((template) => {
          const file = fileOf(template)
          return (
            <Flex as="li" key={template.name} alignItems="center" gap={3} px={4} py={1.5}>
              <Box flex="1" minWidth={0} overflowWrap="anywhere">
                <Text>{template.name}</Text>
                {file && <Text variant="small">{t(`imports.templates.about.${file}`)}</Text>}
              </Box>
              <IconButton
                icon="download"
                label={t('imports.templates.save', { name: template.name })}
                onClick={() => saveAsFile(template.name, template.csv, 'text/csv')}
              />
            </Flex>
          )
        })}
      </RuledList>
    </Stack>
  )
}

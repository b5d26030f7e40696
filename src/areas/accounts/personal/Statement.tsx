import type { StatementRef } from '#machines/accounts/statement/statement.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SkeletonRows } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Definition } from '../Definition.tsx'
import { FiscalYearSelect } from '../FiscalYearSelect.tsx'
import { OfFiscalYear } from '../OfFiscalYear.tsx'
import type { OfAccount } from './PersonalAccount.tsx'
import { StatementFiles } from './StatementFiles.tsx'
import { StatementLines } from './StatementLines.tsx'

export type OfFlow = OfAccount & { readonly flow: StatementRef }

/** The statement of the chosen fiscal year, to read, print and download. */
export function Statement(props: OfFlow) {
  const { translate: t } = useLanguage()
  return (
    <Panel
      title={t('personal.statement.title')}
      lead={t('personal.statement.lead')}
      beside={<Definition of="balance" word={t('personal.statement.balance')} />}
    >
      <Stack gap={5}>
        <Grid gap={4} columns={{ base: 1, tablet: 2 }} alignItems="start">
          <FiscalYearSelect {...props} />
        </Grid>
        <OfFiscalYear {...props} emptyText={t('personal.statement.noYear')} skeleton={<SkeletonRows rows={5} />}>
          {(year) => (
            <Stack gap={5}>
              <StatementLines key={year.id} {...props} year={year} />
              <StatementFiles {...props} year={year} />
            </Stack>
          )}
        </OfFiscalYear>
      </Stack>
    </Panel>
  )
}

import { importFileLimit, importFolderLimit, importRefusalLimit, importRowLimit } from '#contract/imports.ts'
import { offers } from '#offers/offers.ts'
import { loadImportFiles } from '#server/areas.ts'
import type { ImportFile } from '#server/services/imports/importFile.ts'
import { columnsOf, templatesOf } from '#server/services/imports/importTemplates.ts'
import { inOrder } from '#server/services/imports/inOrder.ts'

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** `docs/import`: a page about all files, and a template of each that can be imported. */
export async function importPages(): Promise<ReadonlyMap<string, string>> {
  const files = inOrder(await loadImportFiles())
  const templates = templatesOf(files, offers.ESE).map(({ name, csv }): [string, string] => [name, csv])
  return new Map([['README.md', readme(files)], ...templates])
}

const readme = (files: readonly ImportFile[]) =>
  `${[
    '# The import from the manager’s system',
    'Written by `npm run diagrams` from the declarations of the files (`server/**/imports/`); a test compares them. The templates beside this page hold an example and can be imported as they are.',
    rules,
    '## The files, in the order in which they are read',
    ...files.flatMap(pageOf),
  ].join('\n\n')}\n`

const rules = `## Two ways to import

- **On the portal**, administrators drop the files at \`/administration/imports\`. A job compares them first; the page shows what would change and what is refused, and
  offers the refusals as a CSV file. Confirmed with the password, another job writes them, place by place, with progress; if its process dies, another one goes on
  after the last place. The history keeps the report; the files are deleted at the end, or after a day without a confirmation.
- **On the server**, operators run \`portal import\` ([operations](../operations.md)). \`portal bank-statement\` turns the statement of a bank (camt.053) into \`bank_statements.csv\`.
- **Statements of banks (camt.053)** may be dropped on the portal as they are, each named after the key of its place and its account in the books: \`P1.512.xml\`.
  The portal reads the lines of \`bank_statements.csv\` in them. A file with several accounts goes through the command, which chooses one.

## How a folder is read

- **Form.** UTF-8, with or without a byte order mark; \`;\` or \`,\` between cells; a header with the names of the columns in any order; one row per line;
  quotation marks around a cell that contains a separator. At most ${megabytes(importFileLimit)} and ${importRowLimit.toLocaleString('en')} rows for each file, ${megabytes(importFolderLimit)} for a folder. A file may be
  missing: its rows stay as they are, and other files may refer to them.
- **Keys.** \`sql_id\` is the key of the row in your system. A row whose key the portal knows is updated, another one is created; so the same folder twice
  changes nothing. Keys of offices, places and people belong to an offer, all others to a place. What the portal has without a key, such as a lot of the same number or an account of the
  same e-mail address, is taken over and gets the key.
- **All or nothing per place.** A place with a single refusal changes nothing; the others of the folder go in. What belongs to no place (offices, and people without a role) is a part of its own: while it
  is refused, or a file cannot be read, nothing is written.
- **What is missing stays.** A row that an earlier folder had and this one does not have is left alone. A role or an owner ends by \`ended_on\`. The lines of a repartition key replace all its shares. Lots do not end: the
  sum of a place would no longer fit, and the refusal says so.
- **Refusals.** Each names its file, line, column and reason. The report lists the first ${importRefusalLimit.toLocaleString('en')} with their total, and keeps no cell that describes a person.
- **Sums.** The tantièmes of the lots add up to \`tantiemes_total\` of the place, the shares of a key to its \`total\`.
- **Books.** The chart of accounts is a closed list, that of the offer’s country, so there is nothing to import for it; the books of a place open with its first row. Amounts are decimals. Posted entries never
  change: the same key with equal content is nothing, with other content a refusal. Closed years take nothing.
- **Votes.** The roll of a decision is frozen when it is opened: later shares, lots and owners do not change it.
- **People.** Nobody gets a mail from an import. An imported person signs in for the first time with their e-mail address, and gets the activation link then; others with the reference and postal code of
  a customer file. The language, telephone, address and date of birth that somebody told the portal stay where the file has an empty cell, and so does the address with which an activated account signs in.`

function pageOf(file: ImportFile): string[] {
  const rows = columnsOf(file, offers.ESE).map(
    ({ name, description, isOptional, examples: [example] }) =>
      `| \`${name}\`${file.keyColumns.includes(name) ? ' (key)' : ''} | ${isOptional ? '' : 'yes'} | ${description} | ${example && `\`${example}\``} |`,
  )
  return [
    `### ${file.name}.csv`,
    file.about,
    ['| Column | Required | Content | Example |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ]
}

import type { Plugin } from 'vite'

type Edit = readonly [at: string, becomes: string]

/** The edits of shared files that a new area needs. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  '/contract/addresses.ts': [
    ['const areaPaths = {', "const areaPaths = { pretend: { pretends: '/apercus', pretend: '/apercus/:pretendId' },"],
    ['export const applicationPaths = {', 'export const applicationPaths = { ...areaPaths.pretend,'],
  ],
  '/src/app/shell/areas.ts': [
    ['import { terms }', "import { pretend } from '#tests/bench/pretend/area.ts'\nimport { terms }"],
    ['  terms,\n', '  terms,\n  pretend,\n'],
    ['...terms.pages,', '...terms.pages, ...pretend.pages,'],
  ],
  '/src/app/shell/pageScreens.ts': [
    [
      'import { pageTexts }',
      "import { pretendScreens } from '#tests/bench/pretend/pretend.screens.ts'\nimport { pageTexts }",
    ],
    ['  termsScreens,\n', '  termsScreens,\n  pretendScreens,\n'],
    ['...termsScreens.screens,', '...termsScreens.screens, ...pretendScreens.screens,'],
  ],
  '/src/i18n/pageTexts.ts': [["'/locales/*/*.ts',", "'/locales/*/*.ts', '/tests/bench/pretend/*/*.ts',"]],
  '/locales/fr-FR/frame/breadcrumb.ts': [['pages: {', "pages: { pretends: 'Aperçus', pretend: 'Aperçu',"]],
}

/** Adds the pretend area to a build. */
export function pretendArea(): Plugin {
  return {
    name: 'pretend-area',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:contract|src|locales)\/.*\.ts$/ },
      handler(code, id) {
        const [, lines] = Object.entries(edits).find(([file]) => id.endsWith(file)) ?? []
        return lines?.reduce((edited, [at, becomes]) => {
          if (!edited.includes(at)) throw new Error(`${id} has changed: ${at} is not there`)
          return edited.replace(at, () => becomes)
        }, code)
      },
    },
  }
}

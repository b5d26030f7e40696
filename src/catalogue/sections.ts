import type { ComponentType } from 'react'
import { Actions } from './sections/Actions.tsx'
import { Charts } from './sections/Charts.tsx'
import { Choices } from './sections/Choices.tsx'
import { Data } from './sections/Data.tsx'
import { Dialogs } from './sections/Dialogs.tsx'
import { Fields } from './sections/Fields.tsx'
import { Files } from './sections/Files.tsx'
import { Icons } from './sections/Icons.tsx'
import { Money } from './sections/Money.tsx'
import { Navigation } from './sections/Navigation.tsx'
import { People } from './sections/People.tsx'
import { Search } from './sections/Search.tsx'
import { States } from './sections/States.tsx'
import { Waiting } from './sections/Waiting.tsx'

export type CatalogueSection = { readonly id: string; readonly title: string; readonly Content: ComponentType }

/** One line for each family of widgets. */
export const sections: readonly CatalogueSection[] = [
  { id: 'actions', title: 'Buttons', Content: Actions },
  { id: 'choices', title: 'Choices', Content: Choices },
  { id: 'search', title: 'Searchable list', Content: Search },
  { id: 'fields', title: 'Fields', Content: Fields },
  { id: 'money', title: 'Money and banks', Content: Money },
  { id: 'dialogs', title: 'Dialogs and snacks', Content: Dialogs },
  { id: 'navigation', title: 'Steps and ways', Content: Navigation },
  { id: 'people', title: 'People and statuses', Content: People },
  { id: 'states', title: 'Empty and failed', Content: States },
  { id: 'waiting', title: 'Waiting', Content: Waiting },
  { id: 'files', title: 'Files', Content: Files },
  { id: 'data', title: 'Tables and lists', Content: Data },
  { id: 'charts', title: 'Charts', Content: Charts },
  { id: 'icons', title: 'Icons', Content: Icons },
]

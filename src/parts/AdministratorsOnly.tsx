import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '#src/api/api.ts'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Loaded } from './Loaded.tsx'
import { profileQueries } from './profileQueries.ts'
import { Withheld } from './Withheld.tsx'

type Props = {
  api: Api
  person: string
  /** The text for everybody else. */
  title: string
  /** The purpose of the page, for people who may not use it. */
  purpose: string
  skeleton?: ReactNode
  children: ReactNode
}

/** The content of a page for administrators. Other people read that it is not for them. */
export function AdministratorsOnly({ api, person, title, purpose, skeleton = <CardSkeleton />, children }: Props) {
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Loaded query={profile} skeleton={skeleton}>
      {({ isAdministrator }) => (isAdministrator ? children : <Withheld title={title} text={purpose} />)}
    </Loaded>
  )
}

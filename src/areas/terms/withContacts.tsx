import type { ReactNode } from 'react'
import { readPhone } from '#contract/shownPhones.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { TextLink } from '#src/ui/TextLink.tsx'

/** A text in which the offer's address and number, wherever they occur, are links. */
export const withContacts = (text: string, { email, phone }: Pick<Offer['support'], 'email' | 'phone'>) =>
  linked(text, [
    [email, `mailto:${email}`],
    [readPhone(phone), `tel:${phone}`],
  ])

function linked(text: string, links: readonly (readonly [shown: string, href: string])[]): ReactNode {
  const [link, ...others] = links
  if (!link) return text
  const [shown, href] = link
  const at = text.indexOf(shown)
  if (at === -1) return linked(text, others)
  return (
    <>
      {linked(text.slice(0, at), others)}
      <TextLink href={href} whiteSpace="nowrap">
        {shown}
      </TextLink>
      {linked(text.slice(at + shown.length), links)}
    </>
  )
}

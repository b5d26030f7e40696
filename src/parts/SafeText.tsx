import { Fragment } from 'react'
import { TextLink } from '#src/ui/TextLink.tsx'
import { webAddressesIn } from './webAddressesIn.ts'

/** Accepts only web addresses, and none with a name and password before the host, which would hide where it leads. */
function safeUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol)
  return isWeb && url.username === '' && url.password === '' ? url.href : null
}

/** Text that people typed, as text: nothing in it is markup, and only web addresses become links. */
export function SafeText({ text }: { text: string }) {
  const parts: { at: number; text: string; url: string | null }[] = []
  let from = 0
  for (const found of webAddressesIn(text)) {
    const url = safeUrl(found[0])
    parts.push({ at: from, text: text.slice(from, found.index), url: null }, { at: found.index, text: found[0], url })
    from = found.index + found[0].length
  }
  parts.push({ at: from, text: text.slice(from), url: null })
  return parts.map(({ at, text: words, url }) =>
    url === null ? (
      <Fragment key={`${at} text`}>{words}</Fragment>
    ) : (
      <TextLink key={`${at} link`} href={url} isForeign>
        {words}
      </TextLink>
    ),
  )
}

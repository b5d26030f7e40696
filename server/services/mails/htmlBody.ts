import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { fontStack } from '#offers/typefaceRules.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { MailSection } from './mailSection.ts'
import type { MailTexts } from './mailTexts.ts'
import { replyLine } from './replyLine.ts'

type HtmlInput = {
  readonly texts: MailTexts
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly link: string
  readonly sections: readonly MailSection[]
  readonly above: string | null
}

/** One column that every mail reader shows: inline styles only, no image, no script, nothing loaded from elsewhere. */
export function htmlBody({ texts, offer, locale, link, sections, above }: HtmlInput): string {
  const { colors, typefaces, radius } = offer.theme
  const body = `margin:0;padding:24px 12px;background:${colors.surfaceSunken};color:${colors.text};font:16px/1.5 ${fontStack(typefaces.body)};overflow-wrap:break-word`
  const card = `max-width:560px;margin:0 auto;padding:32px 24px;background:${colors.surface};border:1px solid ${colors.border};border-radius:${radius}px`
  const brand = `margin:0 0 24px;font:700 20px/1.2 ${fontStack(typefaces.heading)};color:${colors.link}`
  const title = `margin:0 0 16px;font:700 24px/1.25 ${fontStack(typefaces.heading)};color:${colors.text}`
  const button = `display:inline-block;padding:14px 24px;background:${colors.action};color:${colors.onAction};border-radius:${radius}px;font-weight:600;text-decoration:none`
  const small = `margin:0 0 12px;font-size:14px;color:${colors.textMuted}`
  const footer = `max-width:560px;margin:16px auto 0;font-size:13px;color:${colors.textMuted}`

  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.subject)}</title></head>
<body style="${escapeHtml(body)}">
${above === null ? '' : `<p style="${footer};margin-bottom:16px">${escapeHtml(replyLine(above))}</p>\n`}<main style="${escapeHtml(card)}">
<p style="${escapeHtml(brand)}">${escapeHtml(offer.brandName)}</p>
<h1 style="${escapeHtml(title)}">${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.greeting)}</p>
<p>${escapeHtml(texts.intro)}</p>
${sections.map((section) => sectionHtml(section, offer)).join('')}<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${escapeHtml(button)}">${escapeHtml(texts.button)}</a></p>
<p style="${small}">${linked(escapeHtml(texts.validity), colors.link)}</p>
<p style="${small}">${escapeHtml(texts.linkHint)}<br><a href="${escapeHtml(link)}" style="color:${colors.link};word-break:break-all">${escapeHtml(link)}</a></p>
<p style="margin:24px 0 0">${escapeHtml(texts.signature)}<br><span style="font-size:14px;color:${colors.textMuted}">${escapeHtml(texts.contact)}</span></p>
</main>
<p style="${footer}">${escapeHtml(texts.reason)}</p>
</body>
</html>
`
}

/** Text that people wrote keeps its line breaks, and its addresses do not become links: only the portal shows links safely. */
function sectionHtml({ heading, entries, notes }: MailSection, { theme: { colors, typefaces } }: Offer): string {
  const title = `margin:24px 0 8px;font:700 18px/1.3 ${fontStack(typefaces.heading)}`
  const quote = `margin:0 0 12px;padding:8px 0 8px 16px;border-left:3px solid ${colors.border};white-space:pre-line`
  const small = `margin:0 0 12px;font-size:14px;color:${colors.textMuted}`
  const linkTo = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${colors.link}">${escapeHtml(text)}</a>`
  return [
    heading ? `<h2 style="${escapeHtml(title)}">${linkTo(heading.link, heading.text)}</h2>` : '',
    ...entries.map(({ by, text }) => `<p style="${quote}"><strong>${escapeHtml(by)}</strong>\n${escapeHtml(text)}</p>`),
    ...notes.map(
      ({ text, link }) => `<p style="${small}">${link === null ? escapeHtml(text) : linkTo(link, text)}</p>`,
    ),
  ]
    .map((line) => line && `${line}\n`)
    .join('')
}

/** Addresses in our own text become links; text that people wrote never reaches this function. */
const linked = (escaped: string, color: string) =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}" style="color:${color}">${address}</a>`)

import { screenPaths } from '#contract/addresses.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { signaturePath } from '../setup/setupWords.ts'
import { lifeOf, offeredActs, type Standing } from '../standing.ts'

/** The link to the next step: setting up, « Reprendre », or « Payer » (specification §4: action label). */
export function NextStep({ standing }: { standing: Standing }) {
  const t = useTranslate()
  const next = nextOf(standing)
  if (!next) return null
  return (
    <div>
      <LinkButton href={next.href}>{t(`mandate.acts.${next.act}`)}</LinkButton>
    </div>
  )
}

function nextOf(standing: Standing) {
  const life = lifeOf(standing)
  const { write, sign } = offeredActs(standing)
  if (isInForce(life)) {
    return standing.state === 'out_of_slot' ? null : ({ act: 'pay', href: screenPaths.paying } as const)
  }
  if (sign) return { act: 'resume', href: signaturePath } as const
  return write ? ({ act: 'create', href: screenPaths.mandateSetup } as const) : null
}

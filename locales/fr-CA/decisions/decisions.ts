import { decisions as french } from '../../fr-FR/decisions/decisions.ts'
import { overlay } from '../../overlay.ts'

export const decisions = overlay(french, {
  altered: {
    text: 'La vérification du {{date}} à {{time}} l’a constaté. Le dépouillement est arrêté et l’exploitant du portail est averti. Gardez les reçus et les empreintes reçues par courriel.',
  },
  page: {
    allShares: 'Quotes-parts générales ({{total}})',
  },
  outcome: {
    requalified: 'La décision est portée à une assemblée extraordinaire.',
  },
  own: {
    hidden:
      'Votre choix n’apparaît ni dans les courriels ni dans le journal. Seul le procès-verbal peut nommer qui a voté contre ou s’est abstenu.',
    proxy: 'Voter par procuration',
    give: 'Donner procuration',
    proxies: 'Vos votes par procuration',
    lot: 'Fraction',
    lotOnly: 'Fraction {{number}}',
    lotNumber: 'Fraction {{number}}, {{building}}',
    rounding: 'Chaque fraction paie sa part au cent près : les cents restants vont aux plus forts restes.',
  },
  support: {
    lead: 'Les copropriétaires qui réunissent {{share}} des voix, ou plus de la moitié du conseil d’administration, peuvent porter cette décision devant une assemblée.',
    share: 'un dixième',
    board: 'Membres du conseil d’administration : {{count}}, il en faut {{needed}}.',
  },
  kept: {
    title: 'Procurations et bulletins conservés',
    lead: 'Les bulletins signés des votes par procuration qui ont compté, conservés avec le procès-verbal. Seuls le gestionnaire, le mandant et son mandataire peuvent les lire.',
    none: 'Aucun vote par procuration n’a compté.',
  },
})

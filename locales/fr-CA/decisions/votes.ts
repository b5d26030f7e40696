import { votes as french } from '../../fr-FR/decisions/votes.ts'
import { overlay } from '../../overlay.ts'

export const votes = overlay(french, {
  vote: {
    confirm: {
      secret:
        'Votre choix n’apparaît ni dans les courriels ni dans le journal. Seul le procès-verbal peut nommer qui a voté contre ou s’est abstenu.',
    },
    elsewhere: {
      proxy: '{{name}} a voté pour vous le {{date}} à {{time}}, avec la procuration que vous lui avez donnée.',
    },
  },
  proxy: {
    steps: {
      label: 'Étapes du vote par procuration',
    },
    principal: {
      title: 'Qui vous a donné procuration?',
      required: 'Choisissez la personne qui vous a donné procuration.',
    },
    room: {
      title: 'Procurations permises',
      law: 'Trois procurations au plus; davantage si vos voix et celles qui vous sont confiées ne dépassent pas 10 % du total.',
      held: {
        zero: 'Vous ne détenez aucune procuration.',
        one: 'Vous détenez {{count}} procuration ({{votes}}).',
        other: 'Vous détenez {{count}} procurations ({{votes}}).',
      },
      givenAway:
        'Un autre copropriétaire a voté pour vous avec votre procuration : vous ne pouvez pas en recevoir à votre tour. Votez vous-même d’abord.',
      forbidden:
        'Vous ne pouvez recevoir aucune procuration : le gestionnaire, ses proches et ses employés en sont exclus.',
    },
    refusal: {
      title: 'Cette procuration ne peut pas être utilisée',
      proxy_limit_reached:
        'Vous pouvez détenir trois procurations, ou davantage si vos voix et celles qui vous sont confiées ne dépassent pas 10 % du total. Cette procuration dépasserait les deux limites.',
      proxy_forbidden:
        'Ce n’est pas permis : le gestionnaire, ses proches et ses employés ne peuvent recevoir de procuration, et qui a donné la sienne ne vote pas pour un autre.',
    },
    counted: {
      another: 'Une autre procuration',
    },
    closed: {
      text: 'Plus aucun vote n’est compté, même par procuration.',
    },
  },
  request: {
    title: 'Pourquoi une assemblée?',
    lead: 'Une assemblée extraordinaire débat de cette décision et vote à son tour. Le vote en cours est suspendu dès que le seuil est atteint.',
    effectBoard: 'Votre demande compte pour le conseil d’administration : {{count}} sur {{needed}} requis.',
  },
  desk: {
    notPresident: 'Seul le président du conseil d’administration répond',
  },
})

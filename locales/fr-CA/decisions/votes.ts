import { votes as french } from '../../fr-FR/decisions/votes.ts'
import { overlay } from '../../overlay.ts'

export const votes = overlay(french, {
  vote: {
    documents: {
      liveCount:
        'Le décompte de ce vote est public en direct. Chacun connaît le nombre de vos voix : qui regarde avant et après votre vote peut en déduire votre choix.',
    },
    elsewhere: {
      proxy: '{{name}} a voté pour vous le {{date}} à {{time}}, avec la procuration que vous lui avez donnée.',
    },
  },
  proxy: {
    steps: {
      label: 'Étapes du vote par procuration',
    },
    principal: {
      title: 'Qui vous a donné procuration?',
      online: 'vous a donné procuration en ligne',
      required: 'Choisissez la personne qui vous a donné procuration.',
    },
    room: {
      title: 'Procurations permises',
      law: 'Trois procurations au plus; davantage si vos voix et celles qui vous sont confiées ne dépassent pas 10 % du total.',
      held: {
        zero: 'Personne ne vous a encore donné de procuration en ligne.',
        one: 'Vous détenez {{count}} procuration ({{votes}}).',
        other: 'Vous détenez {{count}} procurations ({{votes}}).',
      },
      offered: {
        one: '{{count}} procuration en ligne attend votre réponse.',
        other: '{{count}} procurations en ligne attendent votre réponse.',
      },
      givenAway:
        'Un autre copropriétaire détient votre procuration, ou a voté avec elle : vous ne pouvez pas en recevoir à votre tour. Reprenez-la, ou votez vous-même d’abord.',
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
    confirm: { file: 'Procuration', online: 'Donnée en ligne' },
    ballot: {
      fileHint:
        'Une photo nette ou un PDF. Le gestionnaire ou le président du conseil l’ouvre pour la contrôler, et lit donc ce qui y est écrit : ce vote ne compte qu’ensuite.',
    },
    counted: {
      waits: 'Il comptera une fois que le gestionnaire ou le président du conseil aura contrôlé la procuration.',
      another: 'Une autre procuration',
    },
    closed: {
      text: 'Plus aucun vote n’est compté, même par procuration.',
    },
  },
  power: {
    title: 'À qui donnez-\u2060vous procuration?',
    nobody: 'Aucun autre copropriétaire ne peut recevoir votre procuration pour l’instant.',
    confirmTitle: 'Confirmez cette procuration',
    to: 'Procuration donnée à',
    send: 'Donner procuration',
    givenTitle: 'Votre procuration est proposée à {{name}}',
    overTitle: 'Aucune procuration ne peut être donnée maintenant',
    over: {
      offered:
        'Vous avez proposé votre procuration à {{name}}, qui n’a pas encore répondu. Pour la donner à quelqu’un d’autre, il faut d’abord la retirer.',
      accepted:
        '{{name}} détient déjà votre procuration. Pour la donner à quelqu’un d’autre, il faut d’abord la retirer.',
    },
    decision: {
      revocable:
        'Vous pouvez retirer cette procuration tant que cette personne n’a pas voté, et remplacer ensuite son vote par le vôtre.',
      given: 'Elle compte dès que cette personne l’accepte. D’ici là, vous pouvez la retirer ou voter vous-même.',
    },
    meeting: {
      revocable:
        'Vous pouvez retirer cette procuration tant qu’aucun vote de votre part n’est enregistré en séance. Si vous venez, votre présence l’emporte.',
      given: 'Elle compte dès que cette personne l’accepte, avant l’assemblée. D’ici là, vous pouvez la retirer.',
    },
    refusal: {
      title: 'Cette personne ne peut pas recevoir votre procuration',
      proxy_limit_reached:
        'Elle peut détenir trois procurations, ou davantage si ses voix et celles qui lui sont confiées ne dépassent pas 10 % du total. Choisissez quelqu’un d’autre.',
      proxy_forbidden:
        'Ce n’est pas permis : le gestionnaire, ses proches et ses employés ne reçoivent pas de procuration, et une procuration reçue ne se transmet pas.',
    },
    panel: 'Procurations',
    toPerson: 'Vous donnez procuration à {{name}}',
    fromPerson: '{{name}} vous donne procuration ({{votes}})',
    status: { accepted: 'acceptée', declined: 'déclinée', revoked: 'retirée', used: 'utilisée' },
    giveBack: 'Rendre cette procuration',
    revoke: 'Retirer cette procuration',
  },
  request: {
    title: 'Pourquoi une assemblée?',
    overTitle: 'La demande est déjà chez le président',
    lead: 'Une assemblée extraordinaire débat de cette décision et vote à son tour. Le vote en cours est suspendu dès que le seuil est atteint.',
    effectBoard: 'Votre demande compte pour le conseil d’administration : {{count}}, il en faut {{needed}}.',
  },
  desk: {
    notPresident: { title: 'Cette page est réservée au président du conseil d’administration' },
  },
})

import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { callbackInput } from '#machines/authentication/callback/callbackInput.ts'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { someTokens } from '#tests/support/sessions.ts'

const email = 'ada@demo.example'
const origin = 'https://partenaire.example'
const refusal = { message: null, remainingTries: null, allowedOffer: null }

export const passwordFormWalk = walkOf(passwordFormMachine, {
  inputs: [{ kind: 'reset', token: 'token' }],
  events: [
    { type: 'link.retry' },
    { type: 'form.submit', password: 'short', failedRules: ['mustHaveDigit'], isValid: false },
    { type: 'form.submit', password: 'Demo-Copro-2026!', failedRules: [], isValid: true },
  ],
  answers: {
    checkLink: [{ type: 'usable', email }, { type: 'expired' }, { type: 'wrongOffer', allowedOffer: 'VSY' }],
    savePassword: [
      { type: 'saved' },
      { type: 'expired' },
      { type: 'wrongOffer', allowedOffer: 'VSY' },
      { type: 'failed' },
    ],
  },
  ends: ['saved', 'expired', 'redirectToOffer'],
})

export const passwordRequestWalk = walkOf(passwordRequestMachine, {
  inputs: [{ email: null }],
  events: [
    { type: 'email.change', isValid: true },
    { type: 'email.change', isValid: false },
    { type: 'captcha.retry' },
    { type: 'form.submit', email },
  ],
  answers: {
    loadChallenge: [{}],
    solveChallenge: [{ token: 'solution', lifetime: 1 }],
    requestPassword: [{ isSent: true }, { isSent: false, code: 'captcha_refused' }],
  },
  ends: ['sent'],
})

export const walks = [
  walkOf(authenticationMachine, {
    inputs: [{ email: null, isRegistering: false }],
    events: [
      { type: 'login.submit', email, password: null },
      { type: 'login.submit', email, password: 'secret' },
      { type: 'email.change' },
      { type: 'step.back' },
      { type: 'register.start' },
      { type: 'activation.submit', email, customerReferenceNumber: 'C-1', zipCode: '59000' },
      { type: 'mail.confirm' },
      { type: 'mail.sendAgain' },
    ],
    answers: {
      checkMail: [
        { next: 'CHECK_MAIL' },
        { next: 'REGISTER' },
        { next: 'LOGIN' },
        { next: 'REDIRECT_TO_OFFER', allowedOffer: 'VSY' },
      ],
      signIn: [undefined],
      activate: [undefined],
      signUp: [undefined],
    },
    fromActors: [
      { type: 'xstate.error.actor.signIn', error: new SignInRefused({ ...refusal, code: 'invalid_credentials' }) },
    ],
    ends: ['signedIn', 'emailSent'],
  }),
  walkOf(callbackMachine, {
    inputs: ['?result=success', '?result=expired', '?result=wrong_offer', '', '?unlock_token=t-1'].map((search) =>
      callbackInput({ pathname: '/callback/deblocage', search }),
    ),
    events: [{ type: 'unlock.retry' }],
    answers: { unlock: ['unlocked', 'expired'] },
    ends: ['success', 'unconfirmed', 'expired', 'wrongOffer', 'unknown'],
  }),
  walkOf(embeddedLoginMachine, {
    inputs: [{ origin }, { origin: null }],
    events: [
      {
        type: 'message.received',
        origin,
        auth: { type: 'auth', user: { ...someTokens(), impersonatedUser: null }, selectedPlaceId: null },
      },
    ],
    answers: { storeSession: [undefined] },
    ends: ['done', 'off'],
  }),
  passwordFormWalk,
  passwordRequestWalk,
]

import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { demoPlace } from '#tests/support/demoNames.ts'

/**
 * What the resident of one walk types, in jsdom and in a real browser. An activated address is no longer unknown, so each walk
 * has its own newcomer.
 */
export const typedDuring = (walk: string | number) => ({
  knownAddress: demoEmail('coproprietaire'),
  addressWithoutPassword: demoEmail('sans-mot-de-passe'),
  unknownAddress: demoEmail(`nouvelle-venue-${walk}`),
  addressOfAnotherOffer: demoEmail('vsy'),
  rightPassword: demoPassword,
  wrongPassword: 'Ce-n-est-pas-le-bon-1!',
  customerReferenceNumber: demoPlace('tilleuls').customerReference,
  zipCode: demoPlace('tilleuls').zipCode,
  wrongZipCode: '75001',
})

const { authentication, common, errors } = catalogue

/** The labels a resident looks for, and the sentences that tell them where they are. */
export const shown = {
  emailField: authentication.login.email,
  passwordField: authentication.login.password,
  referenceField: authentication.register.customerReferenceNumber,
  zipCodeField: authentication.register.zipCode,
  continueButton: common.continue,
  signInButton: authentication.login.signIn,
  validateButton: common.validate,
  activateButton: authentication.login.activate,
  finishButton: authentication.checkMail.finish,
  sendAgainButton: authentication.checkMail.sendAgain,
  /** Each view words this button in its own way. */
  otherAddressButton: new RegExp(
    [authentication.login.changeEmail, authentication.redirect.otherEmail, authentication.register.haveAccount].join(
      '|',
    ),
  ),
  emailHeading: authentication.login.heading,
  passwordHeading: authentication.login.passwordHeading,
  registerHeading: authentication.register.heading,
  whatToCheck: authentication.register.check,
  checkMailHeading: authentication.checkMail.heading,
  redirectHeading: authentication.redirect.heading,
  generalFailure: errors.generic,
  wrongCombination: errors.problem.invalid_credentials,
} as const

import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'

/**
 * Whom the resident of one walk is in the demo world, and what they type: the same in jsdom and in a real browser. Whoever
 * activates an account is unknown no more, so each walk has a newcomer of its own.
 */
export const typedDuring = (walk: string | number) => ({
  knownAddress: demoEmail('coproprietaire'),
  addressWithoutPassword: demoEmail('sans-mot-de-passe'),
  unknownAddress: demoEmail(`nouvelle-venue-${walk}`),
  addressOfAnotherOffer: demoEmail('vsy'),
  rightPassword: demoPassword,
  wrongPassword: 'Ce-n-est-pas-le-bon-1!',
  customerReferenceNumber: 'C-100042',
  zipCode: '59000',
  wrongZipCode: '75001',
})

const { authentication, common, errors } = catalogue

/** The names by which a resident finds things, and the sentences by which they know where they are. */
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
  /** The same wish, in the words of the view where it is made. */
  otherAddressButton: new RegExp(
    [authentication.login.changeEmail, authentication.redirect.otherEmail, authentication.register.haveAccount].join(
      '|',
    ),
  ),
  emailHeading: authentication.login.heading,
  passwordHeading: authentication.login.passwordHeading,
  registerHeading: authentication.register.heading,
  checkMailHeading: authentication.checkMail.heading,
  redirectHeading: authentication.redirect.heading,
  generalFailure: errors.generic,
  wrongCombination: errors.problem.invalid_credentials,
} as const

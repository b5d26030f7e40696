import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  generic: 'Something went wrong. Please try again later.',
  remainingTries: {
    one: 'You have {{count}} try left before your account is locked for 24 hours.',
    other: 'You have {{count}} tries left before your account is locked for 24 hours.',
  },
  problem: {
    invalid_credentials: 'The email and password do not match',
    last_attempt_before_lock:
      'The email and password do not match. You have one last try before your account is locked for 24 hours.',
    account_locked:
      'Your account is locked for 24 hours after five failed tries. To unlock it now, follow the link in the email we have just sent you.',
    unauthenticated: 'Your session has ended. Please sign in again.',
    forbidden: 'You are not allowed to do this.',
    impersonation_refused: 'This is not possible while you view the portal as another person.',
    too_many_requests: 'You have made too many requests in a short time. Wait a moment, then try again.',
    unavailable: 'The service is temporarily unavailable. Try again in a few moments.',
  },
  field: {
    required: 'This field is required',
    taken: 'This value is already taken',
    invalid: 'This value is not valid',
    too_short: 'This value is too short',
    too_long: 'This value is too long',
    unknown_key: 'This field is not expected',
    bad_check_digits: 'This account number is incorrect',
    noSpaces: 'No spaces allowed',
    unacceptedCountry: 'Accounts of this country are not accepted. Contact your manager',
    invalidAmount: 'The amount is invalid',
    mustBeLowerThanOneMillion: 'The amount must be lower than one million',
    mustBeLowerThanTwoHundred: 'The percentage cannot be above 200',
    mustBeNumber: 'This field must be a number',
    reimbursementTooHigh: 'Only expenses under $200 are reimbursed',
    invalidEmail: 'This email address is not valid',
    invalidPhone: 'This phone number is not valid',
    mustBeLongerThanTwelve: 'At least 12 characters',
    mustHaveUppercase: 'At least one uppercase letter',
    mustHaveLowercase: 'At least one lowercase letter',
    mustHaveDigit: 'At least one digit',
    mustHaveSpecialCharacter: 'At least one special character',
    tooLongPassword: 'At most 128 characters',
    mustMatchPassword: 'The passwords do not match',
  },
}

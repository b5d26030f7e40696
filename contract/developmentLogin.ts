/** One more address of the login screen (specification §2). Only `npm run dev` serves it: the build drops it. */
export const developmentLogin = '/connexion/dev'

/** The entries of a fiscal year for accounting software, as text: see `server/areas/accounts/fec`. */
export const fecPath = '/v1/places/:placeId/fiscal_years/:fiscalYearId/fec'

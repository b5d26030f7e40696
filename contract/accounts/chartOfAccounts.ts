/** The journals of a ledger: opening, calls for funds, purchases, bank, miscellaneous, closing. */
export const journals = ['AN', 'AF', 'AC', 'BQ', 'OD', 'CL'] as const
export type Journal = (typeof journals)[number]

/**
 * The accounts of a French syndicate, a closed list (order of 14 March 2005, amended in 2016 and 2020), without the dashes of the
 * order: 450-1 is `4501`.
 */
const frenchAccounts = [
  '102',
  '1031',
  '1032',
  '1033',
  '105',
  '106',
  '12',
  '121',
  '122',
  '131',
  '401',
  '408',
  '409',
  '421',
  '431',
  '432',
  '441',
  '442',
  '443',
  '4501',
  '4502',
  '4503',
  '4504',
  '4505',
  '459',
  '461',
  '462',
  '471',
  '472',
  '486',
  '487',
  '491',
  '492',
  '501',
  '502',
  '512',
  '514',
  '53',
  '601',
  '602',
  '603',
  '604',
  '605',
  '606',
  '611',
  '612',
  '613',
  '614',
  '615',
  '616',
  '621',
  '622',
  '623',
  '624',
  '632',
  '633',
  '634',
  '641',
  '642',
  '643',
  '644',
  '65',
  '661',
  '662',
  '671',
  '672',
  '673',
  '674',
  '677',
  '678',
  '68',
  '701',
  '702',
  '703',
  '704',
  '705',
  '706',
  '711',
  '712',
  '713',
  '714',
  '716',
  '718',
  '78',
] as const

/** The accounts of a syndicate in Québec, which has no list by law: each fund has its bank, contributions and balance. */
const quebecAccounts = [
  '1000',
  '1010',
  '1020',
  '1100',
  '1200',
  '2000',
  '2100',
  '3000',
  '3010',
  '3020',
  '4000',
  '4010',
  '4020',
  '4100',
  '4200',
  '4300',
  '5000',
  '5100',
  '5200',
  '5300',
  '5400',
  '5500',
  '5900',
  '6000',
  '7000',
  '8000',
] as const

export const charts = { FR: frenchAccounts, QC: quebecAccounts } as const
export type ChartCode = keyof typeof charts

/** The accounts under which co-owners owe: of a budget, works, advances, loans, a works fund; in Québec one for all. */
export const ownerAccounts = ['4501', '4502', '4503', '4504', '4505', '1100'] as const
const ofOwners: ReadonlySet<string> = new Set(ownerAccounts)
/** Whether co-owners owe under this account. */
export const isOwnerAccount = (code: string): code is (typeof ownerAccounts)[number] => ofOwners.has(code)

type AccountCode = (typeof charts)[ChartCode][number]
const codes: ReadonlySet<string> = new Set(Object.values(charts).flat())
/** Whether a chart has this account, so that texts have its name. */
export const isAccountCode = (code: string): code is AccountCode => codes.has(code)

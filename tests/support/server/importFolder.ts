import { randomUUID } from 'node:crypto'
import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { loadImportFiles } from '#server/areas.ts'
import { runImport } from '#server/services/imports/runImport.ts'
import type { TestServer } from './testServer.ts'

/** Lines of files by name, with semicolons. */
export type Files = Readonly<Record<string, readonly string[]>>

export const toFolder = (files: Files): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(files).map(([name, lines]) => [`${name}.csv`, Buffer.from(`${lines.join('\n')}\n`)]))

/** A whole small folder: a place of two buildings, three lots and two owners. */
export const smallFolder = {
  agencies: [
    'sql_id;offer;name;street;zip_code;city;phone_number;email;opening_hours',
    'A1;ESE;Agence du Parc;1 rue du Parc;59000;Lille;03 53 01 01 00;parc@syndic.example;"1 09:00-12:00, 1 14:00-18:00"',
  ],
  places: [
    'sql_id;offer;agency;name;street;zip_code;city;description;tantiemes_total',
    'P1;ESE;A1;Les Érables;14 rue des Érables;59000;Lille;;1000',
  ],
  buildings: ['sql_id;place;name', 'B1;P1;Bâtiment A', 'B2;P1;Bâtiment B'],
  people: [
    'sql_id;email;first_name;last_name;phone_number;address;birth_date;locale',
    'C1;zoe.marchand@courriel.example;Zoé;Marchand;06 12 34 56 78;;1980-12-31;fr-FR',
    'C2;noe.petit@courriel.example;Noé;Petit;;;;',
  ],
  roles: [
    'sql_id;place;person;role;since;ended_on',
    'R1;P1;C1;coowner;2024-01-31;',
    'R2;P1;C2;coowner;2024-01-31;',
    'R3;P1;C2;coownership_board_member;2024-01-31;',
  ],
  lots: [
    'sql_id;place;building;number;kind;tantiemes',
    'L1;P1;B1;1;flat;600',
    'L2;P1;B2;2;flat;390',
    'L3;P1;B2;3;cellar;10',
  ],
  owners: ['place;lot;person;ended_on', 'P1;L1;C1;', 'P1;L2;C2;', 'P1;L3;C2;'],
  customers: ['reference;place;zip_code;role;people_limit', 'C-300001;P1;59000;coowner;2'],
  equipments: [
    'sql_id;place;kind;name;location;installed_on;maintained_by',
    'E1;P1;elevator;Ascenseur A;Hall A;2012-05-01;',
  ],
  fiscal_years: ['sql_id;place;starts_on;ends_on;is_current', 'Y1;P1;2026-01-01;2026-12-31;oui'],
  repartition_keys: ['sql_id;place;name;total', 'K1;P1;Ascenseur A;1000'],
  shares: ['place;key;lot;shares', 'P1;K1;L1;700', 'P1;K1;L2;300'],
  meetings: ['sql_id;place;kind;held_at;location', 'M1;P1;ordinary;2026-06-10 18:30;Salle des fêtes'],
} as const satisfies Files

/** The books of the small folder: a budget, an opening, a call, its payment and an invoice of a supplier. */
export const smallBooks = {
  ...smallFolder,
  fiscal_years: [...smallFolder.fiscal_years, 'Y5;P1;2030-01-01;2030-12-31;non'],
  providers: ['sql_id;offer;name', 'F1;ESE;Ascenseurs du Parc'],
  budgets: [
    'place;fiscal_year;account;repartition_key;amount;voted_on',
    'P1;Y5;615;K1;1000.01;2029-11-20',
    'P1;Y5;616;;400;2029-11-20',
  ],
  works: [
    'reference;place;label;repartition_key;building;voted_on;amount;call_days;finished_on',
    'TRX-1;P1;Ravalement;;;2029-11-20;1000.01;2029-12-01 2030-06-01 2030-09-01;',
  ],
  opening_balances: [
    'starts_on;line;place;account;debit;credit;repartition_key;lot;person;provider;works;due_on',
    '2026-01-01;1;P1;512;1000.00;;;;;;;',
    '2026-01-01;2;P1;4501;50,5;;;L1;C1;;;2025-10-01',
    '2026-01-01;3;P1;1031;;1050.50;;;;;;',
  ],
  account_entries: [
    'entry;line;place;journal;entered_on;label;piece;account;debit;credit;repartition_key;lot;person;provider;works;due_on',
    'E1;1;P1;AF;2026-01-02;Appel;;4501;60.00;;;L1;C1;;;2026-01-02',
    'E1;2;P1;AF;2026-01-02;Appel;;4501;40.00;;;L2;C2;;;',
    'E1;3;P1;AF;2026-01-02;Appel;;701;;100.00;;;;;;',
    'E2;1;P1;BQ;2026-01-15;Virement;RB-1;512;60.00;;;;;;;',
    'E2;2;P1;BQ;2026-01-15;Virement;RB-1;4501;;60.00;;L1;C1;;;2026-01-02',
    'E3;1;P1;AC;2026-01-10;Ascenseur;F-77;614;120.00;;K1;;;;;',
    'E3;2;P1;AC;2026-01-10;Ascenseur;F-77;401;;120.00;;;;F1;;',
  ],
  bank_statements: [
    'sql_id;place;account;booked_on;amount;label;reference',
    'RB-1;P1;512;2026-01-16;60.00;VIR MARCHAND;',
    'RB-2;P1;512;2026-01-17;-12,5;PRLV;R-2',
  ],
} as const satisfies Files

const keyColumns: Readonly<Record<string, number>> = {
  owners: 2,
  shares: 3,
  budgets: 4,
  opening_balances: 2,
  account_entries: 2,
}

/** The folder with these lines: a line replaces the one with the same key, and others are added. */
export const withLines = (files: Files, changed: Files): Files => ({
  ...files,
  ...Object.fromEntries(
    Object.entries(changed).map(([name, lines]) => {
      const keyOf = (line: string) =>
        line
          .split(';')
          .slice(0, keyColumns[name] ?? 1)
          .join(';')
      const former = files[name] ?? []
      const added = lines.filter((line) => !former.some((one) => keyOf(one) === keyOf(line)))
      return [name, [...former.map((one) => lines.find((line) => keyOf(line) === keyOf(one)) ?? one), ...added]]
    }),
  ),
})

/** Imports a folder as the job does. */
export async function importFolder(
  { platform }: Pick<TestServer, 'platform'>,
  files: Files | ReadonlyMap<string, Uint8Array>,
  { offer = 'ESE', isDry = false }: { offer?: OfferCode; isDry?: boolean } = {},
) {
  const folder = files instanceof Map ? files : toFolder(Object.fromEntries(Object.entries(files)))
  const { db, now } = platform
  const run = { db, now, offer: offers[offer], isDry, importId: randomUUID(), authorId: null }
  return runImport({ ...run, files: await loadImportFiles(), folder })
}

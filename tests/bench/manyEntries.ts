const places = 10
const entriesOfPlace = 8_000
const monthOf = (index: number) => String(1 + (index % 12)).padStart(2, '0')
const dayOf = (index: number) => String(1 + (index % 28)).padStart(2, '0')
const charges = ['614', '615', '616', '621', '602']

const owners = 50

/** The lines of one entry: invoices of three lines alternate with payments of two. */
function linesOf(place: number, index: number): readonly string[] {
  const amount = `${100 + (index % 900)}.${String(index % 100).padStart(2, '0')}`
  const header = (journal: string, label: string) =>
    `P${place};${journal};2026-${monthOf(index)}-${dayOf(index)};${label} ${index};M-${index}`
  const line = (rank: number, of: string, cells: string) => `E${index};${rank};${of};${cells}`
  if (index % 2 === 0) {
    const invoice = header('AC', 'Facture')
    return [
      line(1, invoice, `${charges[index % charges.length] ?? ''};${amount};;;;;;;`),
      line(2, invoice, '662;1.00;;;;;;;'),
      line(3, invoice, `401;;${(Number(amount) + 1).toFixed(2)};;;;;;`),
    ]
  }
  const payment = header('BQ', 'Virement')
  const lot = index % owners
  return [
    line(1, payment, `512;${amount};;;;;;;`),
    line(2, payment, `4501;;${amount};;L${lot};C${place * owners + lot};;;`),
  ]
}

/** A folder of ten places with fifty co-owners each, and 200,000 lines in their books. */
export function manyEntries() {
  const ofPlaces = <Line>(toLines: (place: number) => readonly Line[]) =>
    Array.from({ length: places }, (_, place) => toLines(place)).flat()
  const each = <Line>(count: number, toLine: (index: number) => Line) =>
    Array.from({ length: count }, (_, index) => toLine(index))
  return {
    places: [
      'sql_id;offer;agency;name;street;zip_code;city;description;tantiemes_total',
      ...ofPlaces((place) => [`P${place};ESE;;Résidence ${place};1 rue du Bois;59000;Lille;;1000`]),
    ],
    buildings: ['sql_id;place;name', ...ofPlaces((place) => [`B1;P${place};A`])],
    people: [
      'sql_id;email;first_name;last_name;phone_number;address;birth_date;locale',
      ...ofPlaces((place) =>
        each(
          owners,
          (index) => `C${place * owners + index};person.${place}.${index}@import.example;Ada;Martin;;;;fr-FR`,
        ),
      ),
    ],
    roles: [
      'sql_id;place;person;role;since;ended_on',
      ...ofPlaces((place) =>
        each(owners, (index) => `R${index};P${place};C${place * owners + index};coowner;2024-01-31;`),
      ),
    ],
    lots: [
      'sql_id;place;building;number;kind;tantiemes',
      ...ofPlaces((place) => each(owners, (index) => `L${index};P${place};B1;${index + 1};flat;20`)),
    ],
    fiscal_years: [
      'sql_id;place;starts_on;ends_on;is_current',
      ...ofPlaces((place) => [`Y1;P${place};2026-01-01;2026-12-31;yes`]),
    ],
    account_entries: [
      'entry;line;place;journal;entered_on;label;piece;account;debit;credit;repartition_key;lot;person;provider;works;due_on',
      ...ofPlaces((place) => each(entriesOfPlace, (index) => linesOf(place, index)).flat()),
    ],
  }
}

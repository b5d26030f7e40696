import { demoId } from '#server/demo/chance.ts'
import { measuredDecision, measuredMeeting } from '../fillDecisions.ts'
import { measuredPerson } from '../fillPlaces.ts'
import { measuredEquipment, measuredPlace, measuredReport } from '../fillReports.ts'
import { measuredTicket } from '../fillTickets.ts'
import { measuredTopic } from '../fillTopics.ts'
import type { ListName } from '../lists.ts'

type Statement = readonly [text: string, ...values: (string | number)[]]

const person = demoId(`person ${measuredPerson}`)
const total = '(count(*) over ())::int as total'

/** A separate count for the total: a window function over the full rows would cost three times as much. */
const reportsWhere = (where: string) => `
  select reports.*, equipments.name as equipment_name, people.display_name as responsible,
    (select count(*)::int from report_witnesses where report_id = reports.id) as witnesses_count,
    exists (select 1 from report_witnesses where report_id = reports.id and user_id = $2) as is_witness,
    updated_at > coalesce((select read_at from report_readings where report_id = reports.id and user_id = $2), 'epoch') as is_unread,
    (select count(*)::int from reports where ${where}) as total
  from reports
  left join equipments on equipments.id = reports.equipment_id
  left join users as people on people.id = reports.responsible_id
  where ${where} order by updated_at desc, reports.id limit $3`
const ofPlace = 'reports.place_id = $1'

/** Each conversation with its last message and the author of that message. */
const conversations = (isArchived: boolean) => `
  select conversations.*, mine.*, messages.body, messages.created_at as sent_at, authors.display_name as author,
    (select json_agg(users.display_name) from conversation_members as others join users on users.id = others.user_id
      where others.conversation_id = conversations.id and others.user_id <> $1) as others,
    (select count(*)::int from conversation_members where user_id = $1 and place_id = $2 and is_archived = ${isArchived}
      and left_at is null) as total
  from conversation_members as mine
  join conversations on conversations.id = mine.conversation_id
  join messages on messages.conversation_id = mine.conversation_id and messages.seq = mine.last_seq
  left join users as authors on authors.id = messages.author_id
  where mine.user_id = $1 and mine.place_id = $2 and mine.is_archived = ${isArchived} and mine.left_at is null
  order by mine.updated_at desc, mine.conversation_id limit $3`

/** Each topic with its last post, the author of that post, and the number of unread posts. */
const topics = (isArchived: boolean) => `
  select topics.*, posts.body, posts.created_at as posted_at, authors.display_name as author, people.display_name as last_author,
    is_followed, last_seq - coalesce(last_read_seq, 0) as unread,
    (select sum(topics)::int from topic_totals where place_id = $2 and (state = 'archived') = ${isArchived}) as total
  from topics
  left join topic_readers on topic_readers.topic_id = topics.id and topic_readers.user_id = $1
  left join posts on posts.topic_id = topics.id and posts.seq = last_seq
  left join users as authors on authors.id = topics.author_id left join users as people on people.id = posts.author_id
  where place_id = $2 and ${isArchived ? "state = 'archived'" : "state <> 'archived'"}
  order by topics.updated_at desc, topics.id limit $3`

const decisions = (where: string) => `
  select decisions.*, users.display_name as author, decision_voters.votes, decision_voters.cents,
    exists (select 1 from decision_votes where decision_id = decisions.id and voter_id = $2 and is_current) as has_voted,
    (select count(*)::int from decisions where ${where}) as total
  from decisions left join users on users.id = author_id
  left join decision_voters on decision_voters.decision_id = decisions.id and decision_voters.user_id = $2
  where ${where} order by decisions.created_at desc, decisions.id limit $3`

const files = (table: string, held: string) => `
  select ${table}.*, display_name, (select count(*)::int from ${held} where file_id = ${table}.id and state = 'booked') as booked,
    (select count(*)::int from ${table} where place_id = $1) as total
  from ${table} left join users on users.id = made_by where place_id = $1 order by made_at desc, ${table}.id limit $2`

/** One plain statement for each list: a page and its total. */
export const listStatements: Readonly<Record<ListName, Statement>> = {
  places: [
    `select places.id, name, street, zip_code, city, main_lots_count, buildings_count, description, offer,
      json_agg(role order by role) as roles, ${total}
    from places join memberships on memberships.place_id = places.id
    where memberships.user_id = $1 and offer = $2
    group by places.id order by name, places.id limit $3`,
    person,
    'ESE',
    20,
  ],
  'fiscal years': [
    `select *, ${total} from fiscal_years where place_id = $1 order by starts_on desc limit $2`,
    measuredPlace,
    30,
  ],
  identities: [
    `select *, ${total} from memberships where user_id = $1 and place_id = $2 order by role limit $3`,
    person,
    measuredPlace,
    15,
  ],
  contacts: [
    `select users.id, users.display_name, users.avatar_url, users.email, users.phone_number, users.address, users.birth_date,
      row_to_json(privacy_settings) as privacy, json_agg(role order by role) as roles, ${total}
    from memberships join users on users.id = memberships.user_id
    left join privacy_settings on privacy_settings.user_id = users.id
    where memberships.place_id = $1
    group by users.id, privacy_settings.user_id order by users.display_name, users.id limit $2`,
    measuredPlace,
    20,
  ],
  'distribution lists': [
    `select distribution_lists.*, count(distinct user_id)::int as members_count, ${total}
    from distribution_lists left join memberships on memberships.place_id = distribution_lists.place_id
      and (kind = 'everyone' or (kind = 'tenants') = (role = 'tenant'))
    where distribution_lists.place_id = $1 group by distribution_lists.id order by members_count desc limit $2`,
    measuredPlace,
    30,
  ],
  invitations: [
    `select invitations.*, display_name, ${total} from invitations join users on users.id = invited_by
    where place_id = $1 order by invitations.created_at desc, invitations.id limit $2`,
    measuredPlace,
    30,
  ],
  'people of an offer': [
    `select found.*, (select json_agg(json_build_object('name', name, 'role', role)) from memberships
      join places on places.id = place_id where memberships.user_id = found.id and offer = $1) as places
    from (select users.id, display_name, email, ${total} from users join user_offers on user_id = users.id
      where offer = $1 and not is_administrator order by display_name, users.id limit $2) as found`,
    'ESE',
    30,
  ],
  sessions: [
    `select *, ${total} from sessions where user_id = $1 and revoked_at is null
      and exists (select 1 from refresh_tokens where session_id = sessions.id and expires_at > now())
    order by last_seen_at desc, id limit $2`,
    person,
    30,
  ],
  notifications: [
    `select notifications.*, places.name, (select count(*)::int from notifications where user_id = $1 and (place_id = $2 or place_id is null)) as total
    from notifications left join places on places.id = place_id
    where user_id = $1 and (place_id = $2 or place_id is null) order by notifications.created_at desc, notifications.id limit $3`,
    person,
    measuredPlace,
    30,
  ],
  tickets: [
    `select tickets.*, display_name, ${total} from tickets join users on users.id = requester_id
    where requester_id = $1 and offer = 'ESE' order by tickets.updated_at desc, tickets.id limit $2`,
    person,
    30,
  ],
  'ticket comments': [
    `select ticket_comments.*, display_name, ${total} from ticket_comments left join users on users.id = author_id
    where ticket_id = $1 order by ticket_comments.created_at desc, ticket_comments.id limit $2`,
    measuredTicket,
    30,
  ],
  'tickets to answer': [
    `select tickets.*, display_name, (select tickets from ticket_totals where offer = 'ESE' and is_ongoing) as total
    from tickets join users on users.id = requester_id
    where offer = 'ESE' and status in ('new', 'open', 'pending') order by tickets.updated_at, tickets.id limit $1`,
    30,
  ],
  news: [
    `select *, (select count(*)::int from place_actualities where place_id = $1) as total
    from place_actualities where place_id = $1 order by published_at desc, id limit $2`,
    measuredPlace,
    30,
  ],
  'finished reports': [reportsWhere(`${ofPlace} and status = 'resolved'`), measuredPlace, person, 30],
  'ongoing reports': [reportsWhere(`${ofPlace} and status <> 'resolved'`), measuredPlace, person, 30],
  'similar reports': [
    reportsWhere(`${ofPlace} and status <> 'resolved' and reports.search_text ilike '%panne%'`),
    measuredPlace,
    person,
    3,
  ],
  'report history': [
    `select report_events.*, authors.display_name as author, people.display_name as responsible,
      (select coalesce(json_agg(row_to_json(attachments)), '[]') from report_attachments
        join attachments on attachments.id = attachment_id where event_id = report_events.id) as attachments,
      (select count(*)::int from report_events where report_id = $1) as total
    from report_events
    left join users as authors on authors.id = author_id
    left join users as people on people.id = responsible_id
    where report_id = $1 order by report_events.created_at desc, report_events.id limit $2`,
    measuredReport,
    30,
  ],
  conversations: [conversations(false), person, measuredPlace, 15],
  'conversation queue': [
    `select conversations.*, places.name as place_name, creators.display_name as creator, people.display_name as assignee, messages.body,
      (select count(*)::int from conversations where waiting_since is not null and place_id in
        (select place_id from memberships where user_id = $1)) as total
    from conversations join places on places.id = place_id
    left join messages on messages.conversation_id = conversations.id and messages.seq = last_seq
    left join users as creators on creators.id = creator_id left join users as people on people.id = assignee_id
    where waiting_since is not null and place_id in (select place_id from memberships where user_id = $1)
    order by waiting_since, conversations.id limit $2`,
    demoId('person gestionnaire'),
    30,
  ],
  'archived conversations': [conversations(true), person, measuredPlace, 15],
  topics: [topics(false), person, measuredPlace, 15],
  'archived topics': [topics(true), person, measuredPlace, 15],
  posts: [
    `select posts.*, users.display_name, row_to_json(quoted) as quote,
      (select coalesce(json_agg(row_to_json(attachments)), '[]') from post_attachments
        join attachments on attachments.id = attachment_id where post_id = posts.id) as attachments,
      (select count(*)::int from post_edits where post_id = posts.id) as edits,
      exists (select 1 from post_reports where post_id = posts.id and reporter_id = $2 and decided_at is null) as is_reported,
      (select last_seq from topics where id = $1) as total
    from posts left join users on users.id = author_id left join posts as quoted on quoted.id = posts.quoted_id
    where posts.topic_id = $1 order by posts.seq limit $3`,
    measuredTopic,
    person,
    15,
  ],
  'reported posts': [
    `select posts.*, title, display_name, reports, (select count(distinct post_id)::int from post_reports
        where place_id = $1 and decided_at is null) as total
    from (select post_id, min(created_at) as reported_at, json_agg(reason) as reports from post_reports
      where place_id = $1 and decided_at is null group by post_id order by 2, 1 limit $2) as waiting
    join posts on posts.id = post_id join topics on topics.id = topic_id left join users on users.id = posts.author_id
    order by reported_at`,
    measuredPlace,
    15,
  ],
  equipment: [
    `select equipments.*, ${total},
      (select count(*)::int from reports where equipment_id = equipments.id and status <> 'resolved') as ongoing
    from equipments where place_id = $1 order by name, id limit $2`,
    measuredPlace,
    50,
  ],
  'reports about equipment': [reportsWhere('reports.equipment_id = $1'), measuredEquipment, person, 30],
  decisions: [decisions('decisions.place_id = $1'), measuredPlace, person, 30],
  'finished decisions': [
    decisions(`decisions.place_id = $1 and life not in ('open', 'pastDate', 'awaitingRequalification')`),
    measuredPlace,
    person,
    30,
  ],
  'repartition keys': [
    `select *, (select sum(shares)::int from repartition_key_lots where key_id = repartition_keys.id) as shares, ${total}
    from repartition_keys where place_id = $1 order by name, id limit $2`,
    measuredPlace,
    30,
  ],
  principals: [
    `select decision_voters.*, display_name, avatar_url, ${total},
      exists (select 1 from decision_votes where decision_id = $1 and voter_id = users.id and is_current) as has_voted
    from decision_voters join users on users.id = user_id
    where decision_id = $1 and user_id <> $2 order by search_text, users.id limit $3`,
    measuredDecision,
    person,
    20,
  ],
  'ballot log': [
    `select *, ${total} from ballot_log where decision_id = $1 order by sequence limit $2`,
    measuredDecision,
    100,
  ],
  'voters in a room': [
    `select decision_voters.*, display_name, avatar_url, attendance, choice, ${total}
    from decision_voters join users on users.id = user_id
    left join meeting_attendances on meeting_id = $2 and meeting_attendances.user_id = users.id
    left join decision_votes on decision_votes.decision_id = $1 and voter_id = users.id and is_current
    where decision_voters.decision_id = $1 order by search_text, users.id limit $3`,
    measuredDecision,
    measuredMeeting,
    50,
  ],
  'kept ballots': [
    `select decision_votes.*, row_to_json(attachments) as ballot, voters.display_name as voter, holders.display_name as holder, ${total}
    from decision_votes join attachments on attachments.id = ballot_id
    join users as voters on voters.id = voter_id join users as holders on holders.id = cast_by
    where decision_id = $1 and is_current order by sequence limit $2`,
    measuredDecision,
    20,
  ],
  'votes to check': [
    `select decision_votes.*, row_to_json(attachments) as paper, voters.display_name as voter, holders.display_name as holder, ${total}
    from decision_votes join attachments on attachments.id = ballot_id
    join users as voters on voters.id = voter_id join users as holders on holders.id = cast_by
    where decision_id = $1 and is_current order by sequence limit $2`,
    measuredDecision,
    20,
  ],
  meetings: [
    `select meetings.*, places.city, (select count(*)::int from meetings where place_id = $1) as total,
      (select json_agg(json_build_object('id', decisions.id, 'title', title) order by decisions.created_at)
        from decisions where meeting_id = meetings.id) as agenda
    from meetings join places on places.id = place_id where place_id = $1 order by held_at desc, meetings.id limit $2`,
    measuredPlace,
    30,
  ],
  'account lines': [
    `select *, ${total} from (
      select ledger_lines.*, label, posted_at, sum(ledger_lines.debit - ledger_lines.credit) over (order by ledger_lines.entered_on, posted_at, rank) as balance
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id join fiscal_years on fiscal_years.id = ledger_lines.fiscal_year_id
      where owner_id = $1 and ledger_lines.place_id = $2 and is_current) as lines
    order by entered_on, posted_at, rank limit $3`,
    person,
    measuredPlace,
    30,
  ],
  representatives: [
    `select users.id, display_name, avatar_url, sum(tantiemes)::int as votes, ${total}
    from lots join users on users.id = owner_id where place_id = $1 group by users.id order by search_text, users.id limit $2`,
    measuredPlace,
    20,
  ],
  'account entries': [
    `select e.*, l.*, k.name as key_name, (select sum(movements) from ledger_movement_totals where place_id = $1) as total
    from ledger_entries e join ledger_movements l on l.entry_id = e.id and l.amount <> 0
    left join repartition_keys k on k.id = l.key_id
    where e.place_id = $1 order by e.entered_on desc, e.journal desc, e.number desc, l.rank limit $2`,
    measuredPlace,
    100,
  ],
  transactions: [
    `select e.*, (select sum(amount) from ledger_movements where entry_id = e.id and amount > 0) as amount,
      (select count(*) from ledger_movements where entry_id = e.id and amount <> 0) as lines,
      (select sum(movements) from ledger_movement_totals where place_id = $1) as total
    from ledger_entries e where place_id = $1 order by entered_on desc, journal desc, number desc limit $2`,
    measuredPlace,
    30,
  ],
  'account places': [
    `select account, owner_id, provider_id, display_name, sum(debit) as debit, sum(credit) as credit
    from ledger_totals join fiscal_years on fiscal_years.id = fiscal_year_id and closed_at is null
    left join users on users.id = owner_id
    where ledger_totals.place_id = $1 group by 1, 2, 3, 4 order by 1, 4 limit $2`,
    measuredPlace,
    1_000,
  ],
  parcels: [
    `select lots.*, display_name, (select json_agg(repartition_key_lots) from repartition_key_lots where lot_id = lots.id) as keys,
      ${total}
    from lots left join users on users.id = owner_id where place_id = $1 order by number limit $2`,
    measuredPlace,
    1_000,
  ],
  contracts: [
    `select owner_id, display_name, json_agg(lots order by number) as parcels, ${total}
    from lots join users on users.id = owner_id where place_id = $1 group by 1, 2 order by 2 limit $2`,
    measuredPlace,
    1_000,
  ],
  treasuries: [
    `select account, sum(debit - credit) as balance, max(entered_on) as moved_on from ledger_lines
    where place_id = $1 and account like '5%' group by account order by account limit $2`,
    measuredPlace,
    30,
  ],
  'account codes': [
    `select account, sum(moved_debit) as debit, sum(moved_credit) as credit, sum(movements) as movements
    from ledger_movement_totals where place_id = $1 group by account order by account limit $2`,
    measuredPlace,
    30,
  ],
  'co-owner amounts': [
    `select owner_id, account, due_on, sum(debit) as debit, sum(credit) as credit from ledger_lines
    join fiscal_years on fiscal_years.id = fiscal_year_id and closed_at is null
    where ledger_lines.place_id = $1 and owner_id is not null group by 1, 2, 3 order by 1, 2, 3 limit $2`,
    measuredPlace,
    1_000,
  ],
  'bank lines': [
    `select *, ${total} from bank_lines where place_id = $1 order by booked_on desc, id desc limit $2`,
    measuredPlace,
    30,
  ],
  payments: [
    `select payments.*, account_shown, rum, repeats.id as repeated_by, (select count(*)::int from payments where user_id = $1 and place_id = $2) as total
    from payments join mandates on mandates.id = payments.mandate_id left join payments repeats on repeats.repeats_id = payments.id
    where payments.user_id = $1 and payments.place_id = $2 order by payments.asked_at desc, payments.id limit $3`,
    person,
    measuredPlace,
    30,
  ],
  mandates: [
    `select mandates.*, display_name, ${total} from mandates join users on users.id = user_id
    where place_id = $1 and signed_at is not null and ended_at is null order by display_name, mandates.id limit $2`,
    measuredPlace,
    30,
  ],
  collections: [
    `select payments.*, account_shown, rum, display_name, (select count(*)::int from payments where place_id = $1) as total
    from payments join mandates on mandates.id = mandate_id join users on users.id = payments.user_id
    where payments.place_id = $1 order by collect_on desc, payments.id limit $2`,
    measuredPlace,
    30,
  ],
  'collection files': [files('collection_files', 'payments'), measuredPlace, 30],
  refunds: [
    `select refunds.*, (select json_agg(refund_events order by number) from refund_events where refund_id = refunds.id) as events, ${total}
    from refunds where user_id = $1 and place_id = $2 order by asked_at desc, id limit $3`,
    person,
    measuredPlace,
    30,
  ],
  'refund requests': [
    `select refunds.*, display_name, (select json_agg(refund_events order by number) from refund_events where refund_id = refunds.id) as events,
      (select count(*)::int from refunds where place_id = $1) as total
    from refunds join users on users.id = user_id where place_id = $1 order by asked_at desc, refunds.id limit $2`,
    measuredPlace,
    30,
  ],
  'refund files': [files('refund_files', 'refunds'), measuredPlace, 30],
  'bank answers': [
    `select bank_answers.id, name, state, uploaded_at, applied_at, display_name, (select count(*)::int from bank_answers where place_id = $1) as total,
      (select json_object_agg(outcome, lines) from (select outcome, count(*) as lines from bank_answer_lines
        where answer_id = bank_answers.id group by 1) counted) as lines
    from bank_answers left join users on users.id = uploaded_by where place_id = $1 order by uploaded_at desc, bank_answers.id limit $2`,
    measuredPlace,
    30,
  ],
  'waiting bank lines': [
    `select bank_answer_lines.*, name, ${total} from bank_answer_lines join bank_answers on bank_answers.id = answer_id
    where place_id = $1 and life in ('waiting', 'suspended') order by uploaded_at desc, answer_id, rank limit $2`,
    measuredPlace,
    30,
  ],
  attendees: [
    `select users.id, display_name, avatar_url, sum(tantiemes)::int as votes, min(attendance) as attendance, ${total}
    from lots join users on users.id = owner_id
    left join meeting_attendances on meeting_id = $2 and meeting_attendances.user_id = users.id
    where place_id = $1 group by users.id order by search_text, users.id limit $3`,
    measuredPlace,
    measuredMeeting,
    50,
  ],
}
